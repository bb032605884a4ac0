import Download from "lucide-react/icons/download";
import type { ReactNode } from "react";
import { words } from "../../ui/panel-words.ts";
import { explainFailure } from "../api/api-failure.ts";
import { useAction } from "../api/use-action.ts";
import { Button } from "../parts/button.tsx";
import { showError } from "../parts/toasts/toasts.tsx";
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
  const { isBusy, run } = useAction();

  async function download(): Promise<void> {
    if (ask && !(await ask())) return;
    await run(
      async () => saveFile(await load()),
      (failure) => showError(explainFailure(failure, failed)),
    );
  }

  return (
    <Button variant="secondary" onClick={download} isBusy={isBusy} busyText={words.frame.downloading}>
      <Download aria-hidden="true" size={18} /> {children}
    </Button>
  );
}
