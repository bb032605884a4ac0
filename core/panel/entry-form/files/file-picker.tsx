import Trash from "lucide-react/icons/trash-2";
import Upload from "lucide-react/icons/upload";
import { useRef, useState } from "react";
import { formatBytes } from "../../../content/files/format-bytes.ts";
import type { FileField, FilesField } from "../../../content/types/define-resource.ts";
import { words } from "../../../ui/panel-words.ts";
import { LostCaptions } from "../../captions/lost-captions.tsx";
import { type CaptionsSource, useCaptions } from "../../captions/use-captions.tsx";
import { ChooseStored } from "../../stored-files/choose-stored.tsx";
import { FieldFrame, type FieldState } from "../fields/field-frame.tsx";
import type { FormFiles } from "../use-form-files.ts";
import { type FileChoice, type FormFile, isPicked, isStored } from "./file-choice.ts";
import { FileList } from "./file-list.tsx";
import { describeStored, FilePreview, useStoredBytes } from "./file-preview.tsx";
import { acceptedTypes, describeRule } from "./pick-file.ts";

interface FilePickerProps extends FieldState {
  field: FileField | FilesField;
  choice: FileChoice;
  files: FormFiles;
  /** Required files are only required for a new entry. */
  isNew: boolean;
  /** True while the chosen file is being read. */
  isReading: boolean;
  /** Present if the pictures of a list have captions. */
  captions?: CaptionsSource | undefined;
  onPick: (files: File[]) => void;
}

/** Picks files by click, drop or paste (which the form handles), with a preview. */
export function FilePicker(props: FilePickerProps) {
  const { field, choice, files, isNew, isReading, captions: source, onPick, ...state } = props;
  const captions = useCaptions(source);
  const [isOver, setOver] = useState(false);
  const inputRef = useRef<HTMLInputElement>(null);
  const isList = field.kind === "files";
  const label = field.label[words.language];
  // A new file replaces the stored one.
  const single = isList ? undefined : choice.at(-1);
  return (
    <FieldFrame
      {...state}
      label={label}
      isOptional={field.required === undefined}
      hint={describeRule(field.rule)}
    >
      {({ name, ...control }) => (
        <div
          data-file-field={name}
          className="grid grid-cols-1 gap-2 rounded-control border border-line-strong border-dashed bg-white p-2 sm:gap-3 sm:p-3"
        >
          {isList && (
            <FileList
              name={name}
              label={label}
              choice={choice}
              files={files}
              captions={captions}
              inputRef={inputRef}
            />
          )}
          {captions?.input}
          {captions && <LostCaptions captions={captions} choice={choice} />}
          {single && (
            <FileTile
              file={single}
              name={isPicked(single) ? words.uploads.newFile(`${label} 1`) : `${label} 1`}
              onRemove={() => {
                files.change(name, (old) => old.slice(0, -1));
                inputRef.current?.focus();
              }}
            />
          )}
          <div className="relative">
            <input
              {...control}
              ref={inputRef}
              type="file"
              required={isNew && field.required !== undefined && choice.length === 0}
              data-field={name}
              accept={acceptedTypes(field.rule)}
              multiple={isList}
              onDragEnter={() => setOver(true)}
              onDragLeave={() => setOver(false)}
              onDrop={() => setOver(false)}
              onChange={(event) => {
                onPick([...(event.target.files ?? [])]);
                // Reset, so that the same file can be chosen again.
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
              {isReading ? words.frame.loading : promptOf(isList, choice.length)}
            </p>
          </div>
          {captions && (
            <ChooseStored
              chosen={choice.filter(isStored)}
              onAdd={(names) => files.change(name, (old) => [...old, ...names])}
            />
          )}
        </div>
      )}
    </FieldFrame>
  );
}

function promptOf(isList: boolean, count: number): string {
  if (isList) return words.uploads.chooseMany;
  return count > 0 ? words.uploads.chooseAnother : words.uploads.chooseOne;
}

interface FileTileProps {
  file: FormFile;
  /** The name for the button. */
  name: string;
  onRemove: () => void;
}

/** The file of a field that takes one file. */
function FileTile({ file, name, onRemove }: FileTileProps) {
  const storedBytes = useStoredBytes(isStored(file) ? file : undefined);
  const bytes = isStored(file) ? storedBytes : file.file.size;
  const problem = isPicked(file) ? file.problem : undefined;
  const facts = [
    isStored(file) ? describeStored(file) : file.file.name,
    ...(bytes === undefined ? [] : [formatBytes(bytes)]),
  ];
  return (
    <div
      className={`flex max-w-56 flex-col overflow-hidden rounded-control border ${problem ? "border-danger" : "border-line"}`}
    >
      <div className="aspect-4/3 bg-cream-deep">
        <FilePreview file={file} />
      </div>
      <p className="wrap-anywhere px-2 pt-1 text-caption text-ink-soft">{facts.join(" · ")}</p>
      {problem && (
        <p className="px-2 pb-1 font-bold text-caption text-danger">{words.writeMessage(problem)}</p>
      )}
      <button
        type="button"
        onClick={onRemove}
        className="ml-auto grid min-h-11 min-w-11 place-items-center text-maroon hover:bg-maroon-soft"
      >
        <Trash aria-hidden="true" size={18} />
        <span className="sr-only">{words.uploads.remove(name)}</span>
      </button>
    </div>
  );
}
