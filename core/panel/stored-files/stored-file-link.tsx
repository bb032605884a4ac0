import type { ReactNode } from "react";
import { words } from "../../ui/panel-words.ts";
import { bareName, uploadUrl } from "../../ui/uploads.ts";
import { useAction } from "../api/use-action.ts";
import { saveFile } from "./save-file.ts";
import { downloadWithdrawn } from "./stored-picture.tsx";

interface StoredFileLinkProps {
  name: string;
  /** A file that is not public has no public address; it is fetched and saved. */
  isHidden: boolean;
  children: ReactNode;
}

export function StoredFileLink({ name, isHidden, children }: StoredFileLinkProps) {
  const { isBusy, run } = useAction();
  if (!isHidden) {
    return (
      <a href={uploadUrl(name)} target="_blank" rel="noreferrer" className="text-link">
        {children}
      </a>
    );
  }

  const fetchAndSave = () =>
    run(async () => saveFile(await downloadWithdrawn(bareName(name))), words.frame.fileNotLoaded);

  return (
    <button type="button" onClick={fetchAndSave} disabled={isBusy} className="text-link justify-self-start">
      {children}
    </button>
  );
}
