import { useState } from "react";
import type { BackupInfo } from "../../../content/api-contract.ts";
import { Button } from "../../ui/button.tsx";
import { showError } from "../../ui/toasts.tsx";
import { downloadBackup } from "../api-client.ts";
import { logFailure } from "../api-failure.ts";
import { formatMoment } from "../components/format-date.ts";
import { saveFile } from "../save-file.ts";

const FAILED = "The backup could not be downloaded. Please try again.";
const MEGABYTE = 1024 * 1024;
/** A day is missing for certain once the last backup is older than two. */
const OVERDUE_MS = 2 * 24 * 60 * 60_000;

/** `latest` is null when the server keeps no backups, and undefined when that could not be learnt. */
export function BackupCard({ latest }: { latest: BackupInfo | null | undefined }) {
  const [isDownloading, setIsDownloading] = useState(false);

  async function download(): Promise<void> {
    setIsDownloading(true);
    try {
      saveFile(await downloadBackup());
    } catch (error) {
      logFailure(error);
      showError(FAILED);
    } finally {
      setIsDownloading(false);
    }
  }

  return (
    <section
      aria-labelledby="backup-heading"
      className="flex flex-wrap items-center justify-between gap-4 rounded-card border border-line bg-paper p-6"
    >
      <div className="max-w-reading">
        <h2 id="backup-heading" className="text-maroon text-subhead">
          Backup
        </h2>
        {latest !== undefined && <LatestBackup latest={latest} />}
        <p className="mt-1">
          A backup holds everything in one file, the records of the children too. Keep it where only the
          office can read it.
        </p>
      </div>
      <Button variant="secondary" onClick={download} isBusy={isDownloading} busyText="Downloading...">
        Download a backup
      </Button>
    </section>
  );
}

function LatestBackup({ latest }: { latest: BackupInfo | null }) {
  if (!latest) return <p className="mt-1">The server makes no daily backups. Download one now and then.</p>;
  const isOverdue = Date.now() - Date.parse(latest.createdAt) > OVERDUE_MS;
  return (
    <p className="mt-1">
      Last daily backup: <strong>{formatMoment(latest.createdAt)}</strong> ({formatSize(latest.size)}).
      {isOverdue && (
        <strong className="text-danger"> It is overdue: please tell whoever looks after the server.</strong>
      )}
    </p>
  );
}

const formatSize = (bytes: number) =>
  bytes < MEGABYTE / 10 ? `${Math.ceil(bytes / 1024)} KB` : `${(bytes / MEGABYTE).toFixed(1)} MB`;
