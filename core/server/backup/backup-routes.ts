import { finished } from "node:stream/promises";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { AuditAction } from "../../content/api/audit-contract.ts";
import { BACKUP_TYPE, backupCalls, MISSING_FILES_HEADER } from "../../content/api/backup-contract.ts";
import { actorOf, recordChange } from "../database/entries/record-change.ts";
import { temporarilyUnavailable } from "../errors.ts";
import { serve } from "../serve.ts";
import { BackupError, countMissing } from "./backup-format.ts";
import type { BackupWatch } from "./backup-watch.ts";
import { backupName } from "./daily-backups.ts";
import { logMissing, presentMissing } from "./present-missing.ts";
import { type BackupSource, takeSnapshot } from "./take-snapshot.ts";
import { type OpenBackup, openBackup, ReaderClosed } from "./write-backup.ts";

/** Shows the office when the last daily backup was made and which files it lacks, and offers a backup for download. */
export function registerBackupRoutes(
  app: FastifyInstance,
  { source, watch }: { source: BackupSource; watch: BackupWatch | undefined },
): void {
  const { db } = source.database;
  const downloads = new Set<Promise<void>>();
  app.addHook("onClose", async () => {
    await Promise.all(downloads);
  });

  serve(app, backupCalls.findLatest, async (_request, reply) => {
    const { latest } = (await watch?.find()) ?? {};
    const shown = latest && { ...latest, missing: await presentMissing(db, latest.missing) };
    // Fastify would send null as an empty body.
    return reply.type("application/json; charset=utf-8").send(JSON.stringify(shown ?? null));
  });

  serve(app, backupCalls.findState, async () => ({ problem: (await watch?.find())?.problem ?? null }));

  serve(app, backupCalls.listMissing, async () =>
    presentMissing(db, (await orBusy(takeSnapshot(source))).missing),
  );

  serve(app, backupCalls.download, async (request, reply) => {
    const record = (action: AuditAction) =>
      db
        .transaction()
        .execute((tx) => recordChange(tx, actorOf(request.session), { type: "backup", action }));
    // Exports all data; audited before the first byte is sent.
    await record("start-download");
    const backup = await orBusy(openBackup(source)).catch(async (error) => {
      await record("fail-download");
      throw error;
    });
    const download = recordOutcome(request, reply, backup, record);
    downloads.add(download);
    void download.then(() => downloads.delete(download));
    return reply
      .type(BACKUP_TYPE)
      .header("content-disposition", `attachment; filename="${backupName(new Date())}"`)
      .header(MISSING_FILES_HEADER, String(countMissing(backup.missing)))
      .send(backup.archive);
  });
}

/**
 * Waits for the last byte. If the archive fails, Fastify closes the connection, so that a partial download is recognised as
 * incomplete.
 */
async function recordOutcome(
  { log }: FastifyRequest,
  reply: FastifyReply,
  backup: OpenBackup,
  record: (action: AuditAction) => Promise<void>,
): Promise<void> {
  const sent = finished(reply.raw).catch((error) => {
    throw new ReaderClosed("The download was broken off", { cause: error });
  });
  sent.catch(() => {});
  try {
    const { missing } = await backup.finished;
    await sent;
    logMissing(log, missing, "files are missing from the downloaded backup");
    await record("download");
  } catch (error) {
    if (error instanceof ReaderClosed) log.warn("the client broke off the download of a backup");
    else log.error({ err: error }, "download of a backup failed");
    await record("fail-download").catch((failure) => log.error({ err: failure }, "audit log not written"));
  }
}

async function orBusy<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof BackupError ? Object.assign(temporarilyUnavailable(), { cause: error }) : error;
  }
}
