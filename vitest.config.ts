import { defineConfig } from "vitest/config";

const apiTests = "tests/api/**/*.test.ts";

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: ["{app,cli,content,sample,scripts,server}/**/*.test.{ts,tsx}"],
        },
      },
      { test: { name: "api-sqlite", include: [apiTests] } },
      {
        test: {
          name: "api-postgres",
          include: [apiTests],
          globalSetup: "tests/global/postgres.ts",
        },
      },
    ],
  },
});
