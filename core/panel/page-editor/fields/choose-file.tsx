import Trash from "lucide-react/icons/trash-2";
import Upload from "lucide-react/icons/upload";
import type { UploadRule } from "../../../content/files/upload-rules.ts";
import { words } from "../../../ui/panel-words.ts";
import { acceptedTypes } from "../../entry-form/files/pick-file.ts";
import { controlId, usePageForm } from "../page-form-context.tsx";

interface ChooseFileProps {
  path: string;
  /** The label of the field. */
  label: string;
  /** The accessible name of the control. */
  name: string;
  text: string;
  rule: UploadRule;
  describedBy: string | undefined;
  isInvalid: true | undefined;
  hasFile: boolean;
  onChoose: (file: File | undefined) => void;
}

/** Chooses the file of a field, and removes it. */
export function ChooseFile({ path, label, name, text, rule, hasFile, onChoose, ...notes }: ChooseFileProps) {
  const { change } = usePageForm();
  return (
    <div className="flex items-center gap-2">
      <div className="relative min-w-0 grow">
        <input
          id={controlId(path)}
          data-path={path}
          type="file"
          aria-label={name}
          aria-describedby={notes.describedBy}
          aria-invalid={notes.isInvalid}
          accept={acceptedTypes(rule)}
          className="peer absolute inset-0 cursor-pointer opacity-0"
          onChange={(event) => {
            onChoose(event.target.files?.[0]);
            event.target.value = "";
          }}
        />
        <p
          aria-hidden="true"
          className="flex min-h-11 items-center justify-center gap-3 rounded-control bg-cream px-3 text-caption peer-hover:bg-cream-deep peer-focus-visible:outline-3 peer-focus-visible:outline-maroon"
        >
          <Upload size={20} className="shrink-0 text-maroon" />
          {text}
        </p>
      </div>
      {hasFile && (
        <button
          type="button"
          className="icon-button shrink-0"
          aria-label={words.pageEditor.removeItem(label)}
          onClick={() => change({ kind: "set", path, value: null })}
        >
          <Trash aria-hidden="true" size={18} />
        </button>
      )}
    </div>
  );
}
