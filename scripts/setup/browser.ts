import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";

const SYSTEM_NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

const PLAYWRIGHT_INSTALL = ["node_modules/.bin/playwright", "install"];
const APT_INSTALL = "apt-get update && apt-get install --yes --no-install-recommends chromium";

/** Only root may install what Chromium itself needs; asking for a password would hold the tests up. */
const INSTALLERS =
  process.getuid?.() === 0
    ? [
        [...PLAYWRIGHT_INSTALL, "--with-deps", "chromium"],
        ["sh", "-c", APT_INSTALL],
      ]
    : [[...PLAYWRIGHT_INSTALL, "chromium"]];

/** The path of a Chromium that runs, installed if need be; undefined when none can be had. */
export function ensureBrowser(): string | undefined {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) return locate(CHROMIUM_PATH);
  const found = findBrowser();
  if (found) return found;
  for (const [command = "", ...parameters] of INSTALLERS) {
    console.log(`No Chromium found; trying ${[command, ...parameters].join(" ")}`);
    spawnSync(command, parameters, { stdio: "inherit" });
    const installed = findBrowser();
    if (installed) return installed;
  }
  return undefined;
}

function findBrowser(): string | undefined {
  return [...SYSTEM_NAMES, chromium.executablePath()].map(locate).find((browser) => browser !== undefined);
}

/** Being there is not enough: Ubuntu has a `chromium-browser` that only points to its shop. */
function locate(browser: string): string | undefined {
  const { status } = spawnSync(browser, ["--version"], { stdio: "ignore" });
  if (status !== 0) return undefined;
  return path.isAbsolute(browser) ? browser : findOnPath(browser);
}

function findOnPath(program: string): string | undefined {
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  return folders.map((folder) => path.join(folder, program)).find((file) => existsSync(file));
}
