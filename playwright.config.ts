import { defineConfig } from "@playwright/test";

export default defineConfig({
  testDir: "tests/browser",
  workers: 2,
  retries: 0,
  // A slow machine is not a failure.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: "list",
  use: {
    trace: "retain-on-failure",
    launchOptions: {
      // scripts/setup/browser.ts finds or installs it.
      executablePath: process.env.CHROMIUM_PATH,
      args: ["--no-sandbox"],
    },
  },
});
