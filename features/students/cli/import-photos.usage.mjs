/** @type {import("../../../core/cli/read-arguments.mjs").Usage} */
export const usage = {
  command: "npm run import:photos --",
  does: "Saves the photos of a ZIP file or a folder as photos of the students whose roll number or name they have.",
  parameters: ["ZIP_OR_FOLDER"],
  options: {
    class: { takes: "CLASS", does: "only students of this class" },
    section: { takes: "SECTION", does: "only students of this section" },
    "dry-run": { does: "show the student of each file and save nothing" },
  },
  example: "photos.zip --class 5 --dry-run",
};
