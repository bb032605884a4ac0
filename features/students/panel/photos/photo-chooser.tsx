import type { LucideIcon } from "lucide-react";
import FileArchive from "lucide-react/icons/file-archive";
import FolderUp from "lucide-react/icons/folder-up";
import { useState } from "react";
import { Options } from "../../../../core/panel/entry-form/fields/choice-inputs.tsx";
import { LabelledSelect } from "../../../../core/panel/parts/labelled-select.tsx";
import { words } from "../../../../core/ui/panel-words.ts";
import { showClass, showSection } from "../../../school/panel/exports.ts";
import type { PhotoScope } from "../../content/match-photos.ts";
import type { Student } from "../student-names.ts";
import { type ChosenFile, listDroppedFiles, listInputFiles } from "./chosen-photos.ts";

const texts = words.studentPhotos;

const ACCEPTED = ".zip,.jpg,.jpeg,.png,.webp,.heic,.heif";

interface PhotoChooserProps {
  isReading: boolean;
  onChoose: (files: Promise<ChosenFile[]>) => void;
}

/** Chooses a ZIP file, pictures or a folder, by click or drop. */
export function PhotoChooser({ isReading, onChoose }: PhotoChooserProps) {
  const [isOver, setOver] = useState(false);
  const choose = (files: FileList | null) => onChoose(Promise.resolve(listInputFiles(files)));
  return (
    <fieldset
      aria-label={texts.title}
      disabled={isReading}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onChoose(listDroppedFiles(event.dataTransfer));
      }}
      className={`mb-4 grid gap-3 rounded-card border border-line-strong border-dashed p-3 sm:grid-cols-2 ${
        isOver ? "bg-leaf-soft" : "bg-paper"
      }`}
    >
      <FileButton label={texts.chooseFiles} Icon={FileArchive} accept={ACCEPTED} onFiles={choose} />
      <FileButton label={texts.chooseFolder} Icon={FolderUp} isFolder onFiles={choose} />
      <p role="status" className="text-center text-caption text-ink-soft sm:col-span-2">
        {isReading ? texts.reading : texts.orDrop}
      </p>
    </fieldset>
  );
}

interface FileButtonProps {
  label: string;
  Icon: LucideIcon;
  accept?: string;
  isFolder?: true;
  onFiles: (files: FileList | null) => void;
}

function FileButton({ label, Icon, accept, isFolder, onFiles }: FileButtonProps) {
  return (
    <div className="relative">
      <input
        ref={(input) => {
          if (input && isFolder) input.webkitdirectory = true;
        }}
        type="file"
        multiple
        aria-label={label}
        accept={accept}
        onChange={(event) => {
          onFiles(event.target.files);
          // Reset, so that the same file can be chosen again.
          event.target.value = "";
        }}
        className="peer absolute inset-0 cursor-pointer opacity-0"
      />
      <p
        aria-hidden="true"
        className="flex min-h-16 items-center justify-center gap-3 rounded-control bg-cream px-3 py-2 text-center font-bold text-maroon peer-hover:bg-cream-deep peer-focus-visible:outline-3 peer-focus-visible:outline-maroon"
      >
        <Icon size={22} className="shrink-0" />
        {label}
      </p>
    </div>
  );
}

interface PhotoScopeChoiceProps {
  /** Sorted by class and section. */
  students: readonly Student[];
  scope: PhotoScope;
  onChange: (scope: PhotoScope) => void;
}

/** The class of all photos, if they are of one class. */
export function PhotoScopeChoice({ students, scope, onChange }: PhotoScopeChoiceProps) {
  const classes = valuesOf(students, "class");
  const inClass = students.filter((student) => !scope.class || student.class === scope.class);
  const sections = valuesOf(inClass, "section");
  return (
    <div className="mb-4 grid grid-cols-2 gap-4 sm:max-w-96">
      <LabelledSelect
        label={words.studentPhotos.onlyClass}
        value={scope.class ?? ""}
        // The section may not exist in the other class.
        onChange={({ target }) => onChange(target.value ? { class: target.value } : {})}
      >
        <option value="">{words.studentRecords.allClasses}</option>
        <Options values={classes} textOf={showClass} />
      </LabelledSelect>
      <LabelledSelect
        label={words.studentPhotos.onlySection}
        value={scope.section ?? ""}
        onChange={({ target }) => onChange({ ...scope, section: target.value || undefined })}
      >
        <option value="">{words.studentRecords.allSections}</option>
        <Options values={scope.class ? sections : sections.toSorted()} textOf={showSection} />
      </LabelledSelect>
    </div>
  );
}

const valuesOf = (students: readonly Student[], name: "class" | "section") => [
  ...new Set(students.map((student) => student[name])),
];
