import { defineConfig } from "@playwright/test";

export default defineConfig({
  testDir: "tests/browser",
  workers: 2,
  retries: 0,
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
