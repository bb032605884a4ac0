import { useState } from "react";
import {
  type BackupInfo,
  backupCalls,
  MISSING_FILES_HEADER,
  type MissingFileInfo,
} from "../../content/api/backup-contract.ts";
import { formatBytes } from "../../content/files/format-bytes.ts";
import { capitalised } from "../../content/text/capitalised.ts";
import { fillWords } from "../../ui/fill-words.tsx";
import { languageOf } from "../../ui/language.ts";
import { panelLanguage, words } from "../../ui/panel-words.ts";
import { namesOf } from "../../words/panel/type-names.ts";
import { explainFailure } from "../api/api-failure.ts";
import { download as downloadFrom, send } from "../api/send.ts";
import { useAction } from "../api/use-action.ts";
import { formatMoment } from "../dates/format-date.ts";
import { Button } from "../parts/button.tsx";
import { ActionCard } from "../parts/notice.tsx";
import { showError } from "../parts/toasts/toasts.tsx";
import { saveFile } from "../stored-files/save-file.ts";

const texts = words.dashboard;
const MOST_NAMED = 10;
/** If the last backup is older than two days, a daily backup is certainly missing. */
const OVERDUE_MS = 2 * 24 * 60 * 60_000;

/** `latest` is null if the server makes no backups, and undefined if it could not be loaded. */
export function BackupCard({ latest }: { latest: BackupInfo | null | undefined }) {
  const { isBusy, run } = useAction();
  /** Undefined until a download has checked the files. */
  const [missing, setMissing] = useState<MissingFileInfo[]>();

  async function download(): Promise<void> {
    let failed = texts.backupFailed;
    await run(
      async () => {
        const { file, header } = await downloadFrom(backupCalls.download, "backup.tar");
        const missingFiles = Number(header(MISSING_FILES_HEADER));
        saveFile(file);
        failed = texts.backupLacksUnknown;
        setMissing(missingFiles > 0 ? await send(backupCalls.listMissing) : []);
      },
      (failure) => showError(explainFailure(failure, failed)),
    );
  }

  return (
    <ActionCard
      heading={texts.backup}
      action={
        <Button variant="secondary" onClick={download} isBusy={isBusy} busyText={words.frame.downloading}>
          {texts.downloadBackup}
        </Button>
      }
    >
      {latest !== undefined && <LatestBackup latest={latest} />}
      <div role="status">
        <MissingFiles missing={missing ?? latest?.missing ?? []} />
      </div>
      <p className="mt-1 text-caption text-ink-soft">{texts.backupText}</p>
    </ActionCard>
  );
}

function LatestBackup({ latest }: { latest: BackupInfo | null }) {
  if (!latest) return <p className="mt-1">{texts.noBackups}</p>;
  const isOverdue = Date.now() - Date.parse(latest.createdAt) > OVERDUE_MS;
  return (
    <p className="mt-1">
      {fillWords(texts.lastBackup, {
        moment: <strong>{formatMoment(latest.createdAt)}</strong>,
        size: formatBytes(latest.size),
      })}
      {isOverdue && <strong className="text-danger"> {texts.backupOverdue}</strong>}
    </p>
  );
}

/** Missing files that entries use; several entries may use the same file. */
function MissingFiles({ missing }: { missing: readonly MissingFileInfo[] }) {
  const count = new Set(missing.map(({ file }) => file)).size;
  if (count === 0) return null;
  const more = missing.length - MOST_NAMED;
  return (
    <div className="my-3">
      <p>
        <strong className="text-danger">{texts.filesMissing(count)}</strong>
      </p>
      <ul className="list-disc pl-5">
        {missing.slice(0, MOST_NAMED).map(({ type, entryId, file, title }) => (
          <li key={`${entryId} ${file}`} className="break-words">
            {capitalised(namesOf(words, type).one)}
            {title && (
              <>
                : <span lang={languageOf(title, panelLanguage)}>{title}</span>
              </>
            )}
          </li>
        ))}
        {more > 0 && <li>{texts.moreMissing(more)}</li>}
      </ul>
      <p>{texts.chooseFilesAgain(count)}</p>
    </div>
  );
}
