import Download from "lucide-react/icons/download";
import { type ReactNode, useState } from "react";
import { words } from "../../ui/panel-words.ts";
import { explainFailure } from "../api/api-failure.ts";
import { Button } from "../parts/button.tsx";
import { showError } from "../parts/toasts.tsx";
import { saveFile } from "./save-file.ts";

interface DownloadButtonProps {
  /** Asks first; nothing is downloaded if the answer is no. */
  ask?: () => Promise<boolean>;
  load: () => Promise<File>;
  /** The error message. */
  failed: string;
  children: ReactNode;
}

/** Downloads a file that the server generates. */
export function DownloadButton({ ask, load, failed, children }: DownloadButtonProps) {
  const [isBusy, setBusy] = useState(false);

  async function download(): Promise<void> {
    if (ask && !(await ask())) return;
    setBusy(true);
    try {
      saveFile(await load());
    } catch (error) {
      showError(explainFailure(error, failed));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button variant="secondary" onClick={download} isBusy={isBusy} busyText={words.frame.downloading}>
      <Download aria-hidden="true" size={18} /> {children}
    </Button>
  );
}
