import { defineConfig } from "vitest/config";

const apiTests = "tests/api/**/*.test.ts";

/** A slow machine is not a failure. */
const patience = { testTimeout: 30_000, hookTimeout: 60_000 };

/** Vitest would leave one processor out, which on a small machine is half of it. */
const onEveryProcessor = { maxWorkers: "100%" };

/** No module keeps a state of its own; loading them anew for each file takes a third of the time. */
const sharedModules = { isolate: false };

/** More at a time than a small machine has processors, in a group of their own. */
const mostlyWaiting = { maxWorkers: 3, sequence: { groupOrder: 1 } };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...patience,
          ...onEveryProcessor,
          ...sharedModules,
          name: "unit",
          include: ["{app,cli,content,sample,scripts,server}/**/*.test.{ts,tsx}"],
        },
      },
      {
        test: { ...patience, ...onEveryProcessor, ...sharedModules, name: "api-sqlite", include: [apiTests] },
      },
      {
        test: {
          ...patience,
          ...onEveryProcessor,
          ...sharedModules,
          name: "api-postgres",
          include: [apiTests],
          globalSetup: "tests/global/postgres-and-s3.ts",
        },
      },
      {
        test: {
          ...patience,
          ...mostlyWaiting,
          testTimeout: 120_000,
          name: "machines",
          include: ["tests/machines/**/*.test.ts"],
          globalSetup: "tests/global/postgres-and-s3.ts",
        },
      },
      {
        test: {
          ...patience,
          ...mostlyWaiting,
          ...sharedModules,
          name: "security",
          include: ["tests/security/**/*.test.ts"],
        },
      },
      {
        test: {
          ...patience,
          ...mostlyWaiting,
          testTimeout: 120_000,
          name: "faults",
          include: ["tests/faults/**/*.test.ts"],
        },
      },
    ],
  },
});
