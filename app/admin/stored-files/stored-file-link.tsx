import { type ReactNode, useState } from "react";
import { words } from "../../ui/panel-words.ts";
import { showError } from "../../ui/toasts.tsx";
import { downloadWithdrawn } from "../api/api-client.ts";
import { ApiFailure } from "../api/api-failure.ts";
import { saveFile } from "./save-file.ts";
import { bareName, storedFileUrl } from "./stored-picture.tsx";

interface StoredFileLinkProps {
  name: string;
  /** The file of what nobody may read yet has no address; it is fetched and saved. */
  isHidden: boolean;
  children: ReactNode;
}

export function StoredFileLink({ name, isHidden, children }: StoredFileLinkProps) {
  const [isBusy, setBusy] = useState(false);
  if (!isHidden) {
    return (
      <a href={storedFileUrl(name)} target="_blank" rel="noreferrer" className="text-link">
        {children}
      </a>
    );
  }

  async function fetchAndSave(): Promise<void> {
    setBusy(true);
    try {
      saveFile(await downloadWithdrawn(bareName(name)));
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      showError(error.serverMessage ?? words.frame.fileNotLoaded);
    } finally {
      setBusy(false);
    }
  }

  return (
    <button type="button" onClick={fetchAndSave} disabled={isBusy} className="text-link justify-self-start">
      {children}
    </button>
  );
}
