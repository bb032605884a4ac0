/** @type {import("../../../core/cli/read-arguments.mjs").Usage} */
export const usage = {
  command: "npm run import --",
  does: "Imports the students of FILE, an XLSX or CSV sheet, or takes an import back.",
  parameters: ["[FILE]"],
  options: {
    skip: {
      does: "leave students as they are whose roll number the class has already; otherwise they are updated",
    },
    "leave-out": { does: "import the other rows although some are wrong" },
    "dry-run": { does: "say what would be done and do nothing" },
    sheet: { takes: "NAME", does: "read this sheet of the file" },
    "hindi-font": {
      takes: "HEADING",
      multiple: true,
      does: "a column was typed in Kruti Dev or DevLys and becomes Unicode",
    },
    "keep-as-typed": { takes: "HEADING", multiple: true, does: "a column is imported as typed" },
    undo: { takes: "BATCH", does: "take back an import, but for what somebody has changed since" },
  },
  notes: "Nothing is imported while a column may be in either font and neither option names it.",
  example: "students.xlsx --dry-run",
  refuse: ({ parameters, has }) => {
    if (parameters.length === 0 && !has("undo")) return "FILE is missing";
    return parameters.length > 0 && has("undo") ? "--undo takes no FILE" : undefined;
  },
};
