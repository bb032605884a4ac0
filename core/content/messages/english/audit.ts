/** What lines of the audit log say beside the action. Stored as ids with parameters. */
export const AUDIT = {
  rows_left_out: { one: "{count} row left out.", other: "{count} rows left out." },
  entries_listed: { one: "{count} entry", other: "{count} entries" },
} as const;
