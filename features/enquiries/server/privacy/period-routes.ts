import { commit, ENQUIRY_PERIOD_TAG } from "../../../../core/server/content/commit.ts";
import type { Publish } from "../../../../core/server/content/publish.ts";
import { actorOf } from "../../../../core/server/database/entries/record-change.ts";
import { readSetting, writeSetting } from "../../../../core/server/database/settings.ts";
import type { Database } from "../../../../core/server/database/tables.ts";
import { type Api, routesOf } from "../../../../core/server/openapi.ts";
import { contacts } from "../../content/contacts.ts";
import {
  PERIOD_PATH,
  periodInputSchema,
  periodQuerySchema,
  periodSchema,
} from "../../content/privacy-and-figures/period-contract.ts";
import type { OldEnquiries } from "./old-enquiries.ts";

const route = routesOf(contacts.singular);

interface PeriodServices {
  db: Database;
  publish: Publish;
  oldEnquiries: OldEnquiries;
}

/** How long closed enquiries are kept. The privacy page says it too, so that every session may read it. */
export function registerPeriodRoutes(app: Api, { db, publish, oldEnquiries }: PeriodServices): void {
  app.get(
    PERIOD_PATH,
    {
      ...route("session", "How many months closed enquiries are kept, and how many are older", {
        querystring: periodQuerySchema,
        response: { 200: periodSchema },
      }),
      exposeHeadRoute: false,
    },
    async ({ query }) => {
      const months = await readSetting(db, "enquiryMonths");
      return { months, due: await oldEnquiries.count(query.months ?? months) };
    },
  );

  app.put(
    PERIOD_PATH,
    route(
      { access: "enquiries:write", isConfirmed: true },
      "Choose how many months closed enquiries are kept; null: until somebody deletes them",
      {
        body: periodInputSchema,
        response: { 200: periodSchema },
      },
    ),
    async ({ body: { months }, session }) => {
      const saved = await commit(db, async (tx) => {
        await writeSetting(tx, "enquiryMonths", months, actorOf(session));
        return { tags: [ENQUIRY_PERIOD_TAG] };
      });
      await publish(saved);
      return { months, due: await oldEnquiries.count(months) };
    },
  );
}
