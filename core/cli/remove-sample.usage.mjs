/** @type {import("./read-arguments.mjs").Usage} */
export const usage = {
  command: "npm run sample:remove --",
  does: "Removes the sample school. Entries that you added or changed stay.",
  options: { yes: { does: "do not ask" } },
  example: "--yes",
};
