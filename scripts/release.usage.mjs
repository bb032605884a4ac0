/** @type {import("../core/cli/read-arguments.mjs").Usage} */
export const usage = {
  command: "npm run release --",
  does: "Makes the release archive of the version in package.json, and prints the commands for its tag.",
  parameters: ["[FOLDER]"],
  notes: `The archive has the built site, the packages that it needs while it runs, and Node for this machine's system. It needs no build and no network.
FOLDER is build/release if it is not given.`,
  example: "/tmp/release",
};
