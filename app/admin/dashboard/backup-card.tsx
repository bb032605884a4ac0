import { useState } from "react";
import type { BackupInfo, MissingFileInfo } from "../../../content/api-contract.ts";
import { AUDIT_TYPES } from "../../../content/audit-contract.ts";
import { Button } from "../../ui/button.tsx";
import { languageOf } from "../../ui/language.ts";
import { panelLanguage } from "../../ui/panel-words.ts";
import { showError } from "../../ui/toasts.tsx";
import { downloadBackup, listMissingFiles } from "../api-client.ts";
import { logFailure } from "../api-failure.ts";
import { formatMoment } from "../components/format-date.ts";
import { saveFile } from "../save-file.ts";

const FAILED = "The backup could not be downloaded. Please try again.";
const MOST_NAMED = 10;
const MEGABYTE = 1024 * 1024;
/** A day is missing for certain once the last backup is older than two. */
const OVERDUE_MS = 2 * 24 * 60 * 60_000;

/** `latest` is null when the server keeps no backups, and undefined when that could not be learnt. */
export function BackupCard({ latest }: { latest: BackupInfo | null | undefined }) {
  const [isDownloading, setIsDownloading] = useState(false);
  /** Undefined until a download tells what is missing now. */
  const [missing, setMissing] = useState<MissingFileInfo[]>();

  async function download(): Promise<void> {
    setIsDownloading(true);
    let failed = FAILED;
    try {
      const { file, missingFiles } = await downloadBackup();
      saveFile(file);
      failed = "The backup was downloaded, but some files are missing. Which ones could not be loaded.";
      setMissing(missingFiles > 0 ? await listMissingFiles() : []);
    } catch (error) {
      logFailure(error);
      showError(failed);
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
        <div role="status">
          <MissingFiles missing={missing ?? latest?.missing ?? []} />
        </div>
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

/** Files that entries still name; several entries may name one. */
function MissingFiles({ missing }: { missing: readonly MissingFileInfo[] }) {
  const count = new Set(missing.map(({ file }) => file)).size;
  if (count === 0) return null;
  const more = missing.length - MOST_NAMED;
  return (
    <div className="my-3">
      <p>
        <strong className="text-danger">
          {count === 1 ? "1 file is missing:" : `${count} files are missing:`}
        </strong>
      </p>
      <ul className="list-disc pl-5">
        {missing.slice(0, MOST_NAMED).map(({ type, entryId, file, title }) => (
          <li key={`${entryId} ${file}`} className="break-words">
            {AUDIT_TYPES[type] ?? type}
            {title && (
              <>
                : <span lang={languageOf(title, panelLanguage)}>{title}</span>
              </>
            )}
          </li>
        ))}
        {more > 0 && <li>and {more} more</li>}
      </ul>
      <p>
        Backups hold everything else. Open {count === 1 ? "the entry" : "each entry"}, choose its file again
        and save.
      </p>
    </div>
  );
}

const formatSize = (bytes: number) =>
  bytes < MEGABYTE / 10 ? `${Math.ceil(bytes / 1024)} KB` : `${(bytes / MEGABYTE).toFixed(1)} MB`;
