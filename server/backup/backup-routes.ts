import type { FastifyInstance } from "fastify";
import { BACKUP_PATHS, backupInfoSchema } from "../../content/api-contract.ts";
import { actorOf, recordChange } from "../database/record-change.ts";
import { backupName, findLatestBackup } from "./daily-backups.ts";
import { type BackupSource, openBackup } from "./write-backup.ts";

const BACKUP_TYPE = "application/x-tar";

/** Lets the office see when the last daily backup was made, and take one of its own. */
export function registerBackupRoutes(
  app: FastifyInstance,
  { source, folder }: { source: BackupSource; folder: string | undefined },
): void {
  const tags = ["Backups"];

  app.get(
    BACKUP_PATHS.latest,
    {
      config: { access: "admin" },
      schema: {
        tags,
        summary: "Find the latest daily backup; null when the server keeps none",
        response: { 200: backupInfoSchema.nullable() },
      },
    },
    async (_request, reply) => {
      const latest = folder === undefined ? undefined : await findLatestBackup(folder);
      // Fastify would send null as an empty body.
      return reply.type("application/json; charset=utf-8").send(JSON.stringify(latest ?? null));
    },
  );

  app.get(
    BACKUP_PATHS.download,
    {
      config: { access: "admin" },
      // A HEAD would make a whole backup and throw it away.
      exposeHeadRoute: false,
      schema: {
        tags,
        summary: "Make a backup of everything and download it",
        response: {
          200: {
            description: "A tar archive that `npm run restore` takes",
            content: { [BACKUP_TYPE]: { schema: { type: "string", format: "binary" } } },
          },
        },
      },
    },
    async (request, reply) => {
      // Everything leaves the house at once, so it is written down who took it.
      await source.database.db
        .transaction()
        .execute((tx) => recordChange(tx, actorOf(request.session), { type: "backup", action: "download" }));
      const { archive } = await openBackup(source);
      return reply
        .type(BACKUP_TYPE)
        .header("content-disposition", `attachment; filename="${backupName(new Date())}"`)
        .send(archive);
    },
  );
}
