/** @type {import("./read-arguments.mjs").Usage} */
export const usage = {
  command: "npm run update --",
  does: "Installs another version beside the one that runs, checks it with a copy of the data, and switches to it.",
  parameters: ["[ARCHIVE|VERSION]"],
  options: { back: { does: "switch to the version that ran before; this needs no network" } },
  notes: `ARCHIVE is a release archive. VERSION is a tag or a branch of the repository UPDATE_FROM; without it the newest tag is installed.
A step that fails changes nothing. If the new version does not come up after the switch, the old one runs again.`,
  example: "/srv/gurukul/gurukul-1.1.0-linux-x64.tar.gz",
  refuse: ({ parameters, has }) =>
    has("back") && parameters.length > 0 ? "--back takes no version: it switches to the last one" : undefined,
};
