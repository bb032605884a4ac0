import Trash from "lucide-react/icons/trash-2";
import { words } from "../../ui/panel-words.ts";
import { type FormFile, isPicked, isStored } from "./file-choice.ts";
import { describeBytes, describeStored, FilePreview, useStoredBytes } from "./file-preview.tsx";

interface FileTileProps {
  file: FormFile;
  /** What the button calls it. */
  name: string;
  onRemove: () => void;
}

/** The one file of a field. */
export function FileTile({ file, name, onRemove }: FileTileProps) {
  const storedBytes = useStoredBytes(isStored(file) ? file : undefined);
  const bytes = isStored(file) ? storedBytes : file.file.size;
  const problem = isPicked(file) ? file.problem : undefined;
  const facts = [
    isStored(file) ? describeStored(file) : file.file.name,
    ...(bytes === undefined ? [] : [describeBytes(bytes)]),
  ];
  return (
    <div
      className={`flex max-w-56 flex-col overflow-hidden rounded-control border ${problem ? "border-danger" : "border-line"}`}
    >
      <div className="aspect-4/3 bg-cream-deep">
        <FilePreview file={file} />
      </div>
      <p className="wrap-anywhere px-2 pt-1 text-caption text-ink-soft">{facts.join(" · ")}</p>
      {problem && <p className="px-2 pb-1 font-bold text-caption text-danger">{words.translate(problem)}</p>}
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
