import "./upload-progress.css";
import { useId } from "react";
import { Button } from "../../ui/button.tsx";
import { words } from "../../ui/panel-words.ts";

/** How much of the files has gone out, with a way to stop. */
export function UploadProgress({ share, onStop }: { share: number; onStop: () => void }) {
  const id = useId();
  const percent = Math.round(share * 100);
  return (
    <div className="flex flex-wrap items-center gap-3">
      <div className="min-w-32 flex-1">
        <label htmlFor={id} className="text-caption">
          {words.uploads.uploading(percent)}
        </label>
        <progress id={id} max={100} value={percent} className="progress-bar" />
      </div>
      {/* Once everything is sent, the server may have saved it already. */}
      {share < 1 && (
        <Button variant="secondary" onClick={onStop}>
          {words.uploads.stop}
        </Button>
      )}
    </div>
  );
}
