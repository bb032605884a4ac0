/** @type {import("../core/cli/read-arguments.mjs").Usage} */
export const usage = {
  command: "npm test --",
  does: "Checks every behaviour once, or completely the stage or the tests that are named.",
  parameters: ["[STAGE]", "[PATTERN...]"],
  options: {
    all: { does: "with all repetitions; the same as npm run test:all" },
    kills: { takes: "N", does: "how often the tests of failures end the program during a write" },
  },
  notes: `Stages: checks, unit, api, machines, security, faults, browser, firefox. PATTERN is part of the path of a test.
Arguments after a second -- are passed to the test runner.`,
  example: "api backup",
};
