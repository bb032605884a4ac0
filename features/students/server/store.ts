import { sql } from "kysely";
import type { FeatureStore } from "../../../core/server/content/feature-store.ts";
import { students } from "../content/students.ts";
import { consentVisibility } from "./consent/shown-children.ts";
import { addChildNames } from "./records/child-names.ts";
import { findFilesOfChangedRecords } from "./records/files-of-children.ts";
import { reorderStudents, withClassOrder } from "./records/student-order.ts";

export const studentsStore: FeatureStore = {
  entries: {
    [students.name]: {
      deriveColumns: withClassOrder,
      findOtherFiles: findFilesOfChangedRecords,
      // A consent must not be lost: the next import would create the record again.
      hasRecordsSince: sql`EXISTS (
        SELECT 1 FROM consents WHERE ${sql.ref("studentId")} = ${sql.ref("own.entryId")}
        AND ${sql.ref("recordedAt")} >= own.at)`,
    },
  },
  pages: {
    // The page `school` has the order of the classes.
    school: {
      afterSave: async (tx) => ((await reorderStudents(tx)) ? [students.name] : []),
    },
    // The page `privacy` decides about photos of children without a record.
    privacy: { decidesFiles: true },
  },
  childVisibility: consentVisibility,
  auditTitles: { needs: "students:read", add: addChildNames },
};
