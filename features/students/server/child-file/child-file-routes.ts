import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import { type Coded, decode, inEnglish, message } from "../../../../core/content/messages/message.ts";
import { dayInIndia } from "../../../../core/content/text/india-time.ts";
import type { ContentStore } from "../../../../core/server/content/content-store.ts";
import type { Publish } from "../../../../core/server/content/publish.ts";
import { actorOf, recordChange } from "../../../../core/server/database/entries/record-change.ts";
import type { OpenDatabase } from "../../../../core/server/database/open-database.ts";
import type { CoreServices } from "../../../../core/server/feature-server.ts";
import type { FileStore } from "../../../../core/server/files/file-store.ts";
import { prepareDataFile } from "../../../../core/server/formats/data-file.ts";
import { requirePermission } from "../../../../core/server/http/require-permission.ts";
import { serve } from "../../../../core/server/serve.ts";
import { studentCalls } from "../../content/student-export-contract.ts";
import { students } from "../../content/students.ts";
import { listCopies } from "../records/child-versions.ts";
import { forgetChild } from "./forget-child.ts";
import { readChildFile } from "./read-child-file.ts";
import { writeChildFile } from "./write-child-file.ts";

export interface ChildFileServices {
  database: OpenDatabase;
  store: ContentStore;
  findSchool: CoreServices["findSchool"];
  files: FileStore;
  log: FastifyBaseLogger;
  publish: Publish;
  /** How many daily backups the server keeps; undefined: none. */
  keptBackups: number | undefined;
}

/** For requests of parents: all data about their child, and its deletion. */
export function registerChildFileRoutes(app: FastifyInstance, services: ChildFileServices): void {
  const { database, store, findSchool, files } = services;

  serve(app, studentCalls.everything, async (request, reply) => {
    requirePermission(request.session, "consents:read");
    const { id } = request.params;
    const { language } = request.query;
    const actor = actorOf(request.session);
    const file = await readChildFile({ db: database.db, store, files }, id);
    // Exported data are audited.
    await database.db
      .transaction()
      .execute((tx) => recordChange(tx, actor, { type: students.name, action: "export", entryId: id }));
    const setting = await prepareDataFile({ language, by: actor.name, school: await findSchool() });
    const html = writeChildFile(file, setting);
    return reply
      .type("text/html; charset=utf-8")
      .header(
        "content-disposition",
        `attachment; filename="student-record-${dayInIndia(new Date(setting.at))}.html"`,
      )
      .send(html);
  });

  serve(app, studentCalls.copies, ({ params }) => listCopies(database.db, params.id));

  serve(app, studentCalls.forget, async ({ params, body, session }) => {
    const { deleted, areFilesGone } = await forgetChild(database.db, services.publish, {
      id: params.id,
      ...body,
      actor: actorOf(session),
    });
    // Last: SQLite's log also has the names of the removed files.
    const isErased = await database.emptyLog();
    const remains = describeRemains(services.keptBackups, { areFilesGone, isErased });
    return {
      success: true as const,
      message: "Everything about the student is deleted for good.",
      deleted,
      isErased,
      mayRemain: remains.map(inEnglish),
      mayRemainParams: remains.map((text) => decode(text)),
    };
  });
}

/** Copies that no program can delete; the office has to. */
function describeRemains(
  keptBackups: number | undefined,
  { areFilesGone, isErased }: { areFilesGone: boolean; isErased: boolean },
): Coded[] {
  return [
    ...(isErased ? [] : [message("remains_log")]),
    ...(areFilesGone ? [] : [message("remains_pictures")]),
    ...(keptBackups === undefined ? [] : [message("remains_daily_backups", { count: keptBackups })]),
    message("remains_downloaded_backups"),
    message("remains_lists"),
    message("remains_search_engines"),
  ];
}
