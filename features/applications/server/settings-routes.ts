import type { FastifyInstance } from "fastify";
import { createSaver, type Publish } from "../../../core/server/content/publish.ts";
import { actorOf } from "../../../core/server/database/entries/record-change.ts";
import { readSetting, writeSetting } from "../../../core/server/database/settings.ts";
import type { Database } from "../../../core/server/database/tables.ts";
import { SETTINGS_TAG } from "../../../core/server/page-cache/tags.ts";
import { serve } from "../../../core/server/serve.ts";
import { applicationCalls } from "../content/office/office-contract.ts";

export function registerSettingsRoutes(
  app: FastifyInstance,
  { db, publish }: { db: Database; publish: Publish },
): void {
  const save = createSaver(db, publish);

  serve(app, applicationCalls.settings, () => readSetting(db, "applications"));

  serve(app, applicationCalls.saveSettings, async ({ body, session }) => {
    await save(async (tx) => {
      await writeSetting(tx, "applications", body, actorOf(session));
      return { tags: [SETTINGS_TAG] };
    });
    return body;
  });
}
