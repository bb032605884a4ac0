import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import type { BackupWatch } from "../../backup/backup-watch.ts";
import type { DiskReserve } from "../../database/disk-reserve.ts";
import type { OpenDatabase } from "../../database/open-database.ts";
import type { FileStore } from "../../files/file-store.ts";
import { PROGRAM_VERSION } from "../../program-version.ts";

interface HealthParts {
  database: OpenDatabase;
  files: FileStore;
  /** The reserve on the disk with the database; undefined if that is on another machine. */
  reserve: DiskReserve | undefined;
  /** Undefined if the server makes no daily backups. */
  backupWatch: BackupWatch | undefined;
  isClosing: () => boolean;
}

/**
 * `/healthz`: the process responds. `/readyz`: it can reach its database and its files, and is not about to close. With a full
 * disk or without a recent backup it is degraded, with status 200, because visitors can read and the office can delete.
 */
export function registerHealthRoutes(
  app: FastifyInstance,
  { database, files, reserve, backupWatch, isClosing }: HealthParts,
): void {
  app.get("/healthz", { config: { access: "public" } }, async (_request, reply) =>
    reply.header("cache-control", "no-store").send({ status: "ok", version: PROGRAM_VERSION }),
  );

  app.get("/readyz", { config: { access: "public" } }, async (request, reply) => {
    if (isClosing()) {
      return reply.code(503).header("cache-control", "no-store").send({ status: "closing" });
    }
    const [databaseCheck, filesCheck] = await Promise.allSettled([
      sql`SELECT 1`.execute(database.db),
      files.checkReachable(),
    ]);
    for (const check of [databaseCheck, filesCheck]) {
      if (check.status === "rejected") request.log.error({ err: check.reason }, "not ready");
    }
    const isReady = databaseCheck.status === "fulfilled" && filesCheck.status === "fulfilled";
    const isDiskFull = await reserve?.isFull();
    const backups = backupWatch?.peek();
    const readyStatus = isDiskFull || backups?.problem ? "degraded" : "ready";
    return reply
      .code(isReady ? 200 : 503)
      .header("cache-control", "no-store")
      .send({
        status: isReady ? readyStatus : "not ready",
        database: databaseCheck.status === "fulfilled" ? "ok" : "unreachable",
        files: filesCheck.status === "fulfilled" ? "ok" : "unreachable",
        ...(reserve && { disk: isDiskFull ? "full" : "ok" }),
        ...(backups && { backups: backups.problem ?? "ok" }),
      });
  });
}
