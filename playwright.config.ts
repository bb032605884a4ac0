import { spawnSync } from "node:child_process";
import path from "node:path";
import { defineConfig } from "@playwright/test";
import { IS_ONCE } from "./tests/repetitions.ts";

/** Chromium crashes on a Linux without fonts, where it gets one of ours. */
const hasFonts = process.platform !== "linux" || spawnSync("fc-list").stdout?.length > 0;
const FONTS = path.join(import.meta.dirname, "tests/browser/fonts.conf");

export default defineConfig({
  testDir: ".",
  testMatch: "{tests,features/*/tests}/browser/*.spec.ts",
  // The build needs no transformation.
  build: { external: ["**/build/**"] },
  // One more than the processors of a small machine, because tests also wait for paints and responses.
  workers: 3,
  retries: 0,
  // Enough for a busy machine. Tests of many pages or screens triple it with `test.slow()`.
  timeout: 60_000,
  expect: { timeout: 30_000 },
  // `npm test` leaves out tests that repeat a behaviour in another language, on another screen or for another page.
  ...(IS_ONCE && { grepInvert: /@all/ }),
  forbidOnly: true,
  reporter: "list",
  use: {
    // A trace takes a fifth of the time of a test; use --trace=on to debug a single test.
    screenshot: "only-on-failure",
    // Pages from a service worker would hide the changes of a test; offline.spec.ts allows them.
    serviceWorkers: "block",
    // Dates of the school are Indian dates; in this time zone the local date is often one day later.
    timezoneId: "Pacific/Kiritimati",
    launchOptions: {
      // scripts/setup/browser.ts finds or installs it.
      executablePath: process.env.CHROMIUM_PATH,
      // Without a graphics card, its driver only makes drawing slower.
      args: ["--no-sandbox", "--disable-gpu"],
      ...(!hasFonts && { env: { ...process.env, FONTCONFIG_FILE: FONTS } }),
    },
  },
});
