import type { FastifyInstance, FastifyReply } from "fastify";
import { NEVER_SAVED } from "../../../core/content/api/api-contract.ts";
import { editGuard, entityTag } from "../../../core/server/content/entity-tag.ts";
import { laterThan } from "../../../core/server/content/entry-rows.ts";
import { createSaver, type Publish } from "../../../core/server/content/publish.ts";
import { actorOf } from "../../../core/server/database/entries/record-change.ts";
import {
  findSetting,
  lockSetting,
  readStored,
  writeSetting,
} from "../../../core/server/database/settings.ts";
import type { Database } from "../../../core/server/database/tables.ts";
import { staleEdit } from "../../../core/server/errors.ts";
import { SETTINGS_TAG } from "../../../core/server/page-cache/tags.ts";
import { serve } from "../../../core/server/serve.ts";
import { applicationCalls } from "../content/office/office-contract.ts";
import type { OldApplications } from "./forms/old-applications.ts";

interface SettingsServices {
  db: Database;
  publish: Publish;
  oldApplications: OldApplications;
}

export function registerSettingsRoutes(
  app: FastifyInstance,
  { db, publish, oldApplications }: SettingsServices,
): void {
  const save = createSaver(db, publish);

  serve(app, applicationCalls.settings, async (_request, reply) => {
    const { value, updatedAt } = await findSetting(db, "applications");
    sendVersion(reply, updatedAt ?? NEVER_SAVED);
    return readStored("applications", value);
  });

  serve(app, applicationCalls.countDue, async ({ query }) => ({
    due: await oldApplications.count(query.months),
  }));

  serve(app, applicationCalls.saveSettings, async ({ body, headers, session }, reply) => {
    const mayEdit = editGuard(headers["if-match"]);
    const { updatedAt } = await save(async (tx) => {
      const before = (await lockSetting(tx, "applications")).updatedAt ?? NEVER_SAVED;
      if (!mayEdit(before)) throw staleEdit();
      const updatedAt = laterThan(before);
      await writeSetting(tx, "applications", body, actorOf(session), updatedAt);
      return { updatedAt, tags: [SETTINGS_TAG] };
    });
    sendVersion(reply, updatedAt);
    return { ...body, due: await oldApplications.count(body.months) };
  });
}

const sendVersion = (reply: FastifyReply, updatedAt: string) => reply.header("etag", entityTag(updatedAt));
