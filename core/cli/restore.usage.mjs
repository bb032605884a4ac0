/** @type {import("./read-arguments.mjs").Usage} */
export const usage = {
  command: "npm run restore --",
  does: "Restores the backup FILE into an empty database and empty files, and checks all of it first.",
  parameters: ["FILE"],
  options: { overwrite: { does: "replace everything that is there" } },
  example: "/srv/gurukul/backups/gurukul-2026-11-19.tar",
};
