import type { FeatureServer } from "../../../core/server/feature-server.ts";
import { registerMultipart } from "../../../core/server/files/uploads/receive-form.ts";
import { openSharedSheetProcess } from "../../../core/server/sheets/sheet-process.ts";
import { registerCalendarRoutes } from "./calendar-routes.ts";
import { registerEventImport } from "./import/event-import-routes.ts";
import { createEventImporter } from "./import/event-importer.ts";

export const calendarServer: FeatureServer = {
  name: "calendar",
  open: (core) => ({
    async registerEntryApi(api) {
      // A separate scope, so that other routes reject forms as the wrong content type.
      await api.register(async (scope) => {
        await registerMultipart(scope);
        registerEventImport(scope, {
          sheets: openSharedSheetProcess(core),
          importer: createEventImporter(core.db, core.publish),
        });
      });
    },
    registerSite: registerCalendarRoutes,
  }),
};
