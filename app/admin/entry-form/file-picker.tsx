import Upload from "lucide-react/icons/upload";
import { useRef, useState } from "react";
import type { FileField, FilesField } from "../../../content/resources/define-resource.ts";
import { FieldFrame, type FieldState } from "./field-frame.tsx";
import { type FileChoice, type FileGroup, moveFile, removeFile } from "./file-choice.ts";
import { FileTile } from "./file-tile.tsx";
import { acceptedTypes, describeRule } from "./pick-file.ts";

interface FilePickerProps extends FieldState {
  field: FileField | FilesField;
  choice: FileChoice;
  /** Only a new entry has to bring its files. */
  isNew: boolean;
  /** True while chosen files are being looked at. */
  isReading: boolean;
  onPick: (files: File[]) => void;
  onChange: (change: (choice: FileChoice) => FileChoice) => void;
}

/** Files by click, by drop or by paste (both heard by the form), with a look at them before they are sent. */
export function FilePicker({ field, choice, isNew, isReading, onPick, onChange, ...state }: FilePickerProps) {
  const [isOver, setOver] = useState(false);
  const inputRef = useRef<HTMLInputElement>(null);
  const isList = field.kind === "files";
  const tiles = listTiles(choice, isList);
  return (
    <FieldFrame
      {...state}
      label={field.label}
      isOptional={field.required === undefined}
      hint={describeRule(field.rule)}
    >
      {({ name, ...control }) => (
        <div
          data-file-field={name}
          className="grid grid-cols-1 gap-2 rounded-control border border-line-strong border-dashed bg-white p-2 sm:gap-3 sm:p-3"
        >
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(8.25rem,100%),1fr))] gap-2 empty:hidden sm:gap-3">
            {tiles.map(({ group, index, file }) => (
              <FileTile
                key={typeof file === "string" ? file : file.id}
                file={file}
                name={`${group === "picked" ? "new " : ""}${field.label} ${index + 1}`}
                onRemove={() => {
                  onChange((old) => removeFile(old, group, index));
                  inputRef.current?.focus();
                }}
                {...(isList && {
                  moves: {
                    isFirst: index === 0,
                    isLast: index === choice[group].length - 1,
                    move: (step) => onChange((old) => moveFile(old, group, index, step)),
                  },
                })}
              />
            ))}
          </ul>
          <div className="relative">
            <input
              {...control}
              ref={inputRef}
              type="file"
              required={isNew && field.required !== undefined && tiles.length === 0}
              data-field={name}
              accept={acceptedTypes(field.rule)}
              multiple={isList}
              onDragEnter={() => setOver(true)}
              onDragLeave={() => setOver(false)}
              onDrop={() => setOver(false)}
              onChange={(event) => {
                onPick([...(event.target.files ?? [])]);
                // Otherwise the same file could not be chosen twice in a row.
                event.target.value = "";
              }}
              className="peer absolute inset-0 cursor-pointer opacity-0"
            />
            <p
              aria-hidden="true"
              className={`flex min-h-11 items-center justify-center gap-3 rounded-control px-3 py-2 text-center text-caption peer-hover:bg-cream-deep peer-focus-visible:outline-3 peer-focus-visible:outline-maroon ${
                isOver ? "bg-leaf-soft" : "bg-cream"
              }`}
            >
              <Upload size={20} className="shrink-0 text-maroon" />
              {isReading ? "Loading..." : promptOf(isList, tiles.length)}
            </p>
          </div>
        </div>
      )}
    </FieldFrame>
  );
}

function promptOf(isList: boolean, count: number): string {
  if (isList) return "Choose files, drop them here or paste them";
  return count > 0 ? "Choose another file, drop or paste it" : "Choose a file, drop it here or paste it";
}

function listTiles(choice: FileChoice, isList: boolean) {
  // A new single file stands in for the stored one.
  const kept = isList || choice.picked.length === 0 ? choice.kept : [];
  const toTiles = (group: FileGroup, files: FileChoice[FileGroup]) =>
    files.map((file, index) => ({ group, index, file }));
  return [...toTiles("kept", kept), ...toTiles("picked", choice.picked)];
}
