import type { FastifyInstance } from "fastify";
import { commit } from "../../../../core/server/content/commit.ts";
import type { Publish } from "../../../../core/server/content/publish.ts";
import { actorOf } from "../../../../core/server/database/entries/record-change.ts";
import { readSetting, writeSetting } from "../../../../core/server/database/settings.ts";
import type { Database } from "../../../../core/server/database/tables.ts";
import { SETTINGS_TAG } from "../../../../core/server/page-cache/tags.ts";
import { serve } from "../../../../core/server/serve.ts";
import { periodCalls } from "../../content/privacy-and-figures/period-contract.ts";
import type { OldEnquiries } from "./old-enquiries.ts";

interface PeriodServices {
  db: Database;
  publish: Publish;
  oldEnquiries: OldEnquiries;
}

export function registerPeriodRoutes(
  app: FastifyInstance,
  { db, publish, oldEnquiries }: PeriodServices,
): void {
  serve(app, periodCalls.find, async ({ query }) => {
    const months = await readSetting(db, "enquiryMonths");
    return { months, due: await oldEnquiries.count(query.months ?? months) };
  });

  serve(app, periodCalls.save, async ({ body: { months }, session }) => {
    const saved = await commit(db, async (tx) => {
      await writeSetting(tx, "enquiryMonths", months, actorOf(session));
      return { tags: [SETTINGS_TAG] };
    });
    await publish(saved);
    return { months, due: await oldEnquiries.count(months) };
  });
}
