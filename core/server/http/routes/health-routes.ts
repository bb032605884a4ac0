import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import type { DiskReserve } from "../../database/disk-reserve.ts";
import type { OpenDatabase } from "../../database/open-database.ts";
import type { FileStore } from "../../files/file-store.ts";
import { PROGRAM_VERSION } from "../../program-version.ts";

interface HealthParts {
  database: OpenDatabase;
  files: FileStore;
  /** Of the disk with the database; undefined if that is on another machine. */
  reserve: DiskReserve | undefined;
  isClosing: () => boolean;
}

/**
 * `/healthz`: the process responds. `/readyz`: it can reach its database and its files, and is not about to close. With a full
 * disk it is ready, because visitors can read and the office can delete; the response says that the disk is full.
 */
export function registerHealthRoutes(
  app: FastifyInstance,
  { database, files, reserve, isClosing }: HealthParts,
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
    return reply
      .code(isReady ? 200 : 503)
      .header("cache-control", "no-store")
      .send({
        status: isReady ? "ready" : "not ready",
        database: databaseCheck.status === "fulfilled" ? "ok" : "unreachable",
        files: filesCheck.status === "fulfilled" ? "ok" : "unreachable",
        ...(reserve && { disk: (await reserve.isFull()) ? "full" : "ok" }),
      });
  });
}
