import type { AccountTables } from "./accounts/server/tables.ts";
import type { DisclosureTables } from "./disclosure/server/tables.ts";
import type { EnquiryTables } from "./enquiries/server/tables.ts";
import type { StudentTables } from "./students/server/tables.ts";

/** The tables of features beside those of their content types. */
export interface FeatureTables extends AccountTables, DisclosureTables, EnquiryTables, StudentTables {}
