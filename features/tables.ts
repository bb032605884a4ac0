import { type AccountTables, accountTablesLeftOut } from "./accounts/server/tables.ts";
import type { ApplicationTables } from "./applications/server/tables.ts";
import { type DisclosureTables, disclosureTablesLeftOut } from "./disclosure/server/tables.ts";
import { type EnquiryTables, enquiryTablesLeftOut } from "./enquiries/server/tables.ts";
import { type SearchTables, searchTablesLeftOut } from "./search/server/tables.ts";
import type { StudentTables } from "./students/server/tables.ts";

/** The tables of features beside those of their content types. */
export interface FeatureTables
  extends AccountTables,
    ApplicationTables,
    DisclosureTables,
    EnquiryTables,
    SearchTables,
    StudentTables {}

/** The tables of features that are not backed up. */
export const tablesLeftOut = [
  ...accountTablesLeftOut,
  ...disclosureTablesLeftOut,
  ...enquiryTablesLeftOut,
  ...searchTablesLeftOut,
];
