import { configDefaults, defineConfig } from "vitest/config";
import { IS_ONCE, ON_ONE_ENGINE, ONLY_IN_ALL } from "./tests/repetitions.ts";

const apiTests = "tests/api/**/*.test.ts";

const leavingOut = (files: readonly string[]) => [...configDefaults.exclude, ...(IS_ONCE ? files : [])];

/** A busy machine is not a failure. */
const patience = {
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 30_000 } },
};

/** No module keeps a state of its own; loading them anew for each file takes a third of the time. */
const sharedModules = { isolate: false };

/** More than a small machine has processors: most tests also wait, for a program, a database or a limit. */
const workers = { maxWorkers: 4 };

/** These start programs, several times in one test. */
const morePatience = { testTimeout: 180_000, hookTimeout: 180_000 };

const common = { ...patience, ...workers, exclude: leavingOut(ONLY_IN_ALL) };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...common,
          ...sharedModules,
          name: "unit",
          include: ["{app,cli,content,sample,scripts,server}/**/*.test.{ts,tsx}", "tests/examples/*.test.ts"],
        },
      },
      {
        test: { ...common, ...sharedModules, name: "api-sqlite", include: [apiTests] },
      },
      {
        test: {
          ...common,
          ...sharedModules,
          name: "api-postgres",
          include: [apiTests],
          exclude: leavingOut(ON_ONE_ENGINE),
          globalSetup: "tests/global/postgres-and-s3.ts",
        },
      },
      {
        test: {
          ...common,
          ...morePatience,
          name: "machines",
          include: ["tests/machines/**/*.test.ts"],
          globalSetup: "tests/global/postgres-and-s3.ts",
        },
      },
      {
        test: { ...common, ...sharedModules, name: "security", include: ["tests/security/**/*.test.ts"] },
      },
      {
        test: { ...common, ...morePatience, name: "faults", include: ["tests/faults/**/*.test.ts"] },
      },
    ],
  },
});
