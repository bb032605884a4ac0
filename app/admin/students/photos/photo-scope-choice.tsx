import type { PhotoScope } from "../../../../content/students/match-photos.ts";
import { LabelledSelect } from "../../../ui/labelled-select.tsx";
import { words } from "../../../ui/panel-words.ts";
import type { Student } from "../student-names.ts";

interface PhotoScopeChoiceProps {
  /** In the order of their classes and sections. */
  students: readonly Student[];
  scope: PhotoScope;
  onChange: (scope: PhotoScope) => void;
}

/** Of which class all photos are, if they are of one. */
export function PhotoScopeChoice({ students, scope, onChange }: PhotoScopeChoiceProps) {
  const classes = valuesOf(students, "class");
  const inClass = students.filter((student) => !scope.class || student.class === scope.class);
  const sections = valuesOf(inClass, "section");
  return (
    <div className="mb-4 grid grid-cols-2 gap-4 sm:max-w-96">
      <LabelledSelect
        label={words.studentPhotos.onlyClass}
        value={scope.class ?? ""}
        // The section may be none of the other class.
        onChange={({ target }) => onChange(target.value ? { class: target.value } : {})}
      >
        <option value="">{words.studentRecords.allClasses}</option>
        {classes.map(toOption)}
      </LabelledSelect>
      <LabelledSelect
        label={words.studentPhotos.onlySection}
        value={scope.section ?? ""}
        onChange={({ target }) => onChange({ ...scope, section: target.value || undefined })}
      >
        <option value="">{words.studentRecords.allSections}</option>
        {(scope.class ? sections : sections.toSorted()).map(toOption)}
      </LabelledSelect>
    </div>
  );
}

const toOption = (value: string) => <option key={value}>{value}</option>;

const valuesOf = (students: readonly Student[], name: "class" | "section") => [
  ...new Set(students.map((student) => student[name])),
];
