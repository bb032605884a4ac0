/** @type {import("../core/cli/read-arguments.mjs").Usage} */
export const usage = {
  command: "npm run bench --",
  does: "Measures what the site promises, next to a reference. bench/README.md lists the names.",
  parameters: ["NAME"],
  options: { write: { does: "with the name all: write the results into bench/README.md" } },
  example: "memory",
  refuse: ({ parameters: [name], has }) =>
    has("write") && name !== "all" ? "--write needs the name all" : undefined,
};
