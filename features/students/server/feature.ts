import { CHILDREN_VERSION_PATH } from "../../../core/content/site/offline.ts";
import type { FeatureServer } from "../../../core/server/feature-server.ts";
import { openSharedSheetProcess } from "../../../core/server/sheets/sheet-process.ts";
import { servePublicly } from "../../../core/server/site/serve-publicly.ts";
import { findChildrenVersion } from "./consent/children-version.ts";
import { createConsentStore } from "./consent/consent-store.ts";
import { createImportProcess } from "./import/import-process.ts";
import { createOrderRepair } from "./records/repair-order.ts";
import { registerStudentRoutes } from "./student-routes.ts";

export const studentsServer: FeatureServer = {
  name: "students",
  open(core) {
    const { config, content, database, db, log, now, pages, publish, findSchool } = core;
    const consents = createConsentStore(db, publish, now);
    return {
      registerEntryApi: (api) =>
        registerStudentRoutes(api, {
          ...content,
          log,
          database,
          pages,
          findSchool,
          consents,
          publish,
          importProcess: createImportProcess(openSharedSheetProcess(core)),
          keptBackups: config.backups?.keep,
        }),
      // A phone compares it to find out whether its saved pages still show what the site shows of children.
      registerSite: (app, parts) =>
        servePublicly(app, parts, CHILDREN_VERSION_PATH, {
          headers: { "content-type": "text/plain; charset=utf-8", "x-robots-tag": "noindex" },
          make: (shown) => findChildrenVersion(db, shown),
          // Phones drop saved pages with students when the part is switched off.
          staysOn: true,
        }),
      removeExpired: () => consents.removeForgotten(),
      afterPurge: () => consents.removeForgotten(),
      repair: createOrderRepair(core),
    };
  },
};
