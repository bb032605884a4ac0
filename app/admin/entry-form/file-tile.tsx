import ArrowLeft from "lucide-react/icons/arrow-left";
import ArrowRight from "lucide-react/icons/arrow-right";
import FileText from "lucide-react/icons/file-text";
import Trash from "lucide-react/icons/trash-2";
import { type ReactNode, useEffect, useState } from "react";
import { StoredPicture } from "../components/stored-picture.tsx";
import type { PickedFile } from "./pick-file.ts";

interface FileTileProps {
  /** A stored file's name, or a file that was just chosen. */
  file: string | PickedFile;
  /** What the buttons call it. */
  name: string;
  onRemove: () => void;
  /** Absent where order means nothing. */
  moves?: { isFirst: boolean; isLast: boolean; move: (step: -1 | 1) => void };
}

export function FileTile({ file, name, onRemove, moves }: FileTileProps) {
  const isStored = typeof file === "string";
  const fault = isStored ? undefined : file.fault;
  return (
    <li
      className={`flex max-w-56 flex-col overflow-hidden rounded-control border ${fault ? "border-danger" : "border-line"}`}
    >
      <div className="aspect-4/3 bg-cream-deep">
        {isStored ? <StoredFile file={file} /> : <PickedPreview picked={file} />}
      </div>
      {!isStored && <p className="truncate px-2 pt-1 text-caption text-ink-soft">{file.file.name}</p>}
      {fault && <p className="px-2 pb-1 font-bold text-caption text-danger">{fault}</p>}
      <div className="mt-auto flex border-line border-t">
        {moves && (
          <>
            <ToolButton label={`Move ${name} earlier`} isOff={moves.isFirst} onPress={() => moves.move(-1)}>
              <ArrowLeft aria-hidden="true" size={18} />
            </ToolButton>
            <ToolButton label={`Move ${name} later`} isOff={moves.isLast} onPress={() => moves.move(1)}>
              <ArrowRight aria-hidden="true" size={18} />
            </ToolButton>
          </>
        )}
        <span className="ml-auto">
          <ToolButton label={`Remove ${name}`} onPress={onRemove}>
            <Trash aria-hidden="true" size={18} />
          </ToolButton>
        </span>
      </div>
    </li>
  );
}

interface ToolButtonProps {
  label: string;
  isOff?: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** Stays focusable when it is off: otherwise the keyboard would lose its place at the end of a row of moves. */
function ToolButton({ label, isOff = false, onPress, children }: ToolButtonProps) {
  return (
    <button
      type="button"
      aria-disabled={isOff}
      onClick={() => !isOff && onPress()}
      className="grid min-h-11 min-w-11 place-items-center text-maroon hover:bg-maroon-soft aria-disabled:opacity-40"
    >
      {children}
      <span className="sr-only">{label}</span>
    </button>
  );
}

function StoredFile({ file }: { file: string }) {
  if (file.endsWith(".pdf")) return <DocumentMark />;
  return <StoredPicture name={file} alt="" sizes="12rem" className="size-full object-cover" />;
}

function PickedPreview({ picked: { file, kind } }: { picked: PickedFile }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const preview = URL.createObjectURL(file);
    setUrl(preview);
    return () => URL.revokeObjectURL(preview);
  }, [file]);
  if (kind !== "image") return <DocumentMark />;
  return url && <img src={url} alt="" className="size-full object-cover" />;
}

const DocumentMark = () => (
  <span className="grid size-full place-items-center text-maroon">
    <FileText aria-hidden="true" size={40} />
  </span>
);
