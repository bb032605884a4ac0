import { configDefaults, defineConfig } from "vitest/config";
import { IS_ONCE, ON_BOTH_ENGINES, ONLY_IN_ALL } from "./tests/repetitions.ts";

const apiTests = "{tests,features/*/tests}/api/**/*.test.ts";

const exclude = [...configDefaults.exclude, ...(IS_ONCE ? Object.keys(ONLY_IN_ALL) : [])];

/** Enough for a busy machine. */
const timeouts = {
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 30_000 } },
};

/**
 * Modules of the server have no state at module level. Five of the panel have that of the one person of a tab, and `job-watch.ts` that of a
 * child process; no two test files use the same. Loading all modules again for each file would take a third of the time.
 */
const sharedModules = { isolate: false };

/** More than a small machine has cores, because most tests also wait for a program, a database or a limit. */
const workers = { maxWorkers: 4 };

/** These tests start programs several times. */
const longTimeouts = { testTimeout: 180_000, hookTimeout: 180_000 };

const common = { ...timeouts, ...workers, exclude };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...common,
          ...sharedModules,
          name: "unit",
          include: ["{core,features,scripts}/**/*.test.{ts,tsx}"],
          exclude: [...exclude, "features/*/tests/**"],
        },
      },
      {
        test: { ...common, name: "examples", include: ["tests/examples/*.test.ts"] },
      },
      {
        test: { ...common, ...sharedModules, name: "api-sqlite", include: [apiTests] },
      },
      {
        test: {
          ...common,
          ...sharedModules,
          name: "api-postgres",
          include: IS_ONCE ? ON_BOTH_ENGINES : [apiTests],
          globalSetup: "tests/global/postgres-and-s3.ts",
        },
      },
      {
        test: {
          ...common,
          ...longTimeouts,
          name: "machines",
          include: ["tests/machines/**/*.test.ts"],
          globalSetup: "tests/global/postgres-and-s3.ts",
        },
      },
      {
        test: { ...common, ...sharedModules, name: "security", include: ["tests/security/**/*.test.ts"] },
      },
      {
        test: { ...common, ...longTimeouts, name: "faults", include: ["tests/faults/**/*.test.ts"] },
      },
      {
        test: { ...common, ...longTimeouts, name: "firefox", include: ["tests/firefox/**/*.test.ts"] },
      },
    ],
  },
});
