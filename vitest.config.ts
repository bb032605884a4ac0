import { defineConfig } from "vitest/config";

const apiTests = "tests/api/**/*.test.ts";

/** A slow machine is not a failure. */
const patience = { testTimeout: 30_000, hookTimeout: 60_000 };

/** Each file starts a server of its own; loading the server's modules anew for each takes a third of the time. */
const sharedModules = { isolate: false };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...patience,
          name: "unit",
          include: ["{app,cli,content,sample,scripts,server}/**/*.test.{ts,tsx}"],
        },
      },
      { test: { ...patience, ...sharedModules, name: "api-sqlite", include: [apiTests] } },
      {
        test: {
          ...patience,
          ...sharedModules,
          name: "api-postgres",
          include: [apiTests],
          globalSetup: "tests/global/postgres-and-s3.ts",
        },
      },
      {
        test: {
          ...patience,
          name: "machines",
          include: ["tests/machines/**/*.test.ts"],
          globalSetup: "tests/global/postgres-and-s3.ts",
        },
      },
      { test: { ...patience, name: "security", include: ["tests/security/**/*.test.ts"], maxWorkers: 2 } },
      // Two at a time: most of them wait for something, but each starts the program again and again.
      {
        test: {
          ...patience,
          testTimeout: 120_000,
          name: "faults",
          include: ["tests/faults/**/*.test.ts"],
          maxWorkers: 2,
        },
      },
    ],
  },
});
