import { defineConfig } from "vitest/config";

const apiTests = "tests/api/**/*.test.ts";

/** A slow machine is not a failure. */
const patience = {
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 60_000 } },
};

/** No module keeps a state of its own; loading them anew for each file takes a third of the time. */
const sharedModules = { isolate: false };

/** More than a small machine has processors: most tests also wait, for a program, a database or a limit. */
const workers = { maxWorkers: 4 };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...patience,
          ...workers,
          ...sharedModules,
          name: "unit",
          include: ["{app,cli,content,sample,scripts,server}/**/*.test.{ts,tsx}"],
        },
      },
      {
        test: { ...patience, ...workers, ...sharedModules, name: "api-sqlite", include: [apiTests] },
      },
      {
        test: {
          ...patience,
          ...workers,
          ...sharedModules,
          name: "api-postgres",
          include: [apiTests],
          globalSetup: "tests/global/postgres-and-s3.ts",
        },
      },
      {
        test: {
          ...patience,
          ...workers,
          name: "machines",
          include: ["tests/machines/**/*.test.ts"],
          globalSetup: "tests/global/postgres-and-s3.ts",
        },
      },
      {
        test: {
          ...patience,
          ...workers,
          ...sharedModules,
          name: "security",
          include: ["tests/security/**/*.test.ts"],
        },
      },
      {
        test: {
          ...patience,
          ...workers,
          name: "faults",
          include: ["tests/faults/**/*.test.ts"],
        },
      },
    ],
  },
});
