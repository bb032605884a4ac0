/** @type {import("../core/cli/read-arguments.mjs").Usage} */
export const usage = {
  command: "npm run bench --",
  does: "Measures what the site promises, next to a reference. bench/README.md lists the names.",
  parameters: ["NAME"],
  options: {
    write: { does: "with the name all: write the results into bench/README.md" },
    minutes: { takes: "N", does: "with the name soak: how long; 30 if absent" },
  },
  example: "memory",
  refuse: ({ parameters: [name], has, valuesOf }) => {
    if (has("write") && name !== "all") return "--write needs the name all";
    return valuesOf("minutes").some((text) => !(Number(text) > 0))
      ? "--minutes takes a number above 0"
      : undefined;
  },
};
