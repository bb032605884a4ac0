import { useId } from "react";
import type { PhotoScope } from "../../../content/match-photos.ts";
import { controlClass, labelClass } from "../../ui/control-classes.ts";
import { words } from "../../ui/panel-words.ts";
import type { Student } from "./student-names.ts";

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
      <Choice
        label={words.studentPhotos.onlyClass}
        all={words.studentRecords.allClasses}
        values={classes}
        value={scope.class}
        // The section may be none of the other class.
        onChange={(value) => onChange(value ? { class: value } : {})}
      />
      <Choice
        label={words.studentPhotos.onlySection}
        all={words.studentRecords.allSections}
        values={scope.class ? sections : sections.toSorted()}
        value={scope.section}
        onChange={(value) => onChange({ ...scope, section: value || undefined })}
      />
    </div>
  );
}

const valuesOf = (students: readonly Student[], name: "class" | "section") => [
  ...new Set(students.map((student) => student[name])),
];

interface ChoiceProps {
  label: string;
  all: string;
  values: readonly string[];
  value: string | undefined;
  onChange: (value: string) => void;
}

function Choice({ label, all, values, value = "", onChange }: ChoiceProps) {
  const id = useId();
  return (
    <div className="grid min-w-0 content-start gap-1.5">
      <label htmlFor={id} className={labelClass}>
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className={controlClass}
      >
        <option value="">{all}</option>
        {values.map((each) => (
          <option key={each} value={each}>
            {each}
          </option>
        ))}
      </select>
    </div>
  );
}
