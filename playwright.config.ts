import { spawnSync } from "node:child_process";
import path from "node:path";
import { defineConfig } from "@playwright/test";
import { IS_ONCE } from "./tests/repetitions.ts";

/** Chromium crashes on a Linux without any font; there it is given one of ours. */
const hasFonts = process.platform !== "linux" || spawnSync("fc-list").stdout?.length > 0;
const FONTS = path.join(import.meta.dirname, "tests/browser/fonts.conf");

export default defineConfig({
  testDir: "tests/browser",
  // Built already.
  build: { external: ["**/build/**"] },
  // One more than a small machine has processors: a test also waits, for paints and for answers.
  workers: 3,
  retries: 0,
  // A busy machine is not a failure. What walks through every page or screen triples it with `test.slow()`.
  timeout: 60_000,
  expect: { timeout: 30_000 },
  // `npm test` leaves out what repeats a behaviour: in another language, on another screen, for another page.
  ...(IS_ONCE && { grepInvert: /@all/ }),
  forbidOnly: true,
  reporter: "list",
  use: {
    // A trace would cost every passing test a fifth of its time; run one test with --trace=on to look into it.
    screenshot: "only-on-failure",
    // A page that comes from a service worker would hide what a test has just changed; offline.spec.ts allows them.
    serviceWorkers: "block",
    // The school's dates are those of India; there it is often the day before.
    timezoneId: "Pacific/Kiritimati",
    launchOptions: {
      // scripts/setup/browser.ts finds or installs it.
      executablePath: process.env.CHROMIUM_PATH,
      // Without a graphics card, drawing through its driver only costs more.
      args: ["--no-sandbox", "--disable-gpu"],
      ...(!hasFonts && { env: { ...process.env, FONTCONFIG_FILE: FONTS } }),
    },
  },
});
