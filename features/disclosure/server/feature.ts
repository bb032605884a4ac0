import type { FeatureServer } from "../../../core/server/feature-server.ts";
import { registerCheckRoutes } from "./check/check-routes.ts";
import { registerDisclosureRoutes } from "./disclosure-routes.ts";
import { openDisclosure } from "./open-disclosure.ts";

const LOOK_FOR_REMINDERS_EVERY_MS = 60_000;
const LOOK_FOR_DAILY_CHECK_EVERY_MS = 10 * 60_000;

export const disclosureServer: FeatureServer = {
  name: "disclosure",
  open(core) {
    const { check, sendReminders } = openDisclosure(core);
    return {
      registerEntryApi: (api) => registerCheckRoutes(api, check),
      registerSite: registerDisclosureRoutes,
      jobs: [
        {
          everyMs: LOOK_FOR_REMINDERS_EVERY_MS,
          run: sendReminders,
          failure: "daily mails cannot be queued",
        },
        {
          everyMs: LOOK_FOR_DAILY_CHECK_EVERY_MS,
          run: check.runDaily,
          failure: "the daily check cannot be started",
        },
      ],
    };
  },
};
