/** @type {import("./read-arguments.mjs").Usage} */
export const usage = {
  command: "npm run restore --",
  does: "Restores the backup FILE into an empty database and empty files, and checks all of it first.",
  parameters: ["FILE"],
  options: {
    overwrite: { does: "replace everything that is there" },
    yes: { does: "do not ask before replacing" },
    check: { does: "only open the backup in a temporary place, and say what it has" },
    "second-place": { does: "FILE is the name of a backup in BACKUP_S3_BUCKET" },
  },
  example: "/srv/gurukul/backups/gurukul-2026-11-19.tar --check",
};
