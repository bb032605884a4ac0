/** @type {import("./read-arguments.mjs").Usage} */
export const usage = {
  command: "npm run backup --",
  does: "Writes a backup with all tables and files into FILE, while the site runs.",
  parameters: ["FILE"],
  example: "/srv/gurukul/now.tar",
};
