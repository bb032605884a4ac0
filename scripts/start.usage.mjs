/** @type {import("../core/cli/read-arguments.mjs").Usage} */
export const usage = {
  command: "npm start --",
  does: "Installs what is missing, builds the site when it changed, and opens it. Environment variables configure it: see README.md.",
  options: {
    prepare: { does: "install and build, remove what only the build needs, and do not open the site" },
  },
};
