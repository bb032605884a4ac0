/** Details that lines of the audit log show beside the action. They are stored as ids with parameters. */
export const AUDIT = {
  rows_left_out: { one: "{count} row left out.", other: "{count} rows left out." },
  entries_listed: { one: "{count} entry", other: "{count} entries" },
} as const;
