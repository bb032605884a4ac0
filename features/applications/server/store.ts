import { sql } from "kysely";
import { dayInIndia } from "../../../core/content/text/india-time.ts";
import type { FeatureStore } from "../../../core/server/content/feature-store.ts";
import { applications } from "../content/applications.ts";
import { applicationPath } from "../content/screen-paths.ts";
import { completeNew, openClassNames, removeApplicationData } from "./application-data.ts";
import { recordChanges } from "./application-events.ts";
import { APPLICATION_FILTERS, isMatchingApplication } from "./application-filters.ts";
import { findPersonDetails, findUnsent } from "./person-details.ts";
import { requireSeats } from "./seats.ts";

export const applicationsStore: FeatureStore = {
  privateFiles: [{ table: "applicationDocuments", column: "file" }],
  personEntries: [
    {
      resource: applications,
      phone: "mobileNumber",
      email: "email",
      path: applicationPath,
      findDetails: findPersonDetails,
      findUnsent,
    },
  ],
  entries: {
    [applications.name]: {
      filter: {
        parameters: APPLICATION_FILTERS,
        read: async (_db, asked, accountId) =>
          isMatchingApplication(asked, accountId, dayInIndia(new Date())),
        usual: sql<boolean>`true`,
      },
      completeNew,
      deriveColumns: openClassNames,
      // A restored application may hold a seat again.
      afterInsert: (tx, rows) =>
        requireSeats(
          tx,
          rows.map((after) => ({ before: { ...after, step: "received" }, after })),
        ),
      async afterChange(tx, changes, actor) {
        await requireSeats(tx, changes);
        await recordChanges(tx, changes, actor);
      },
      purge: removeApplicationData,
    },
  },
};
