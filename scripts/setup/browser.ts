import { spawnSync } from "node:child_process";
import { chromium } from "@playwright/test";

const SYSTEM_NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

const INSTALLERS = [
  ["node_modules/.bin/playwright", "install", "--with-deps", "chromium"],
  ["node_modules/.bin/playwright", "install", "chromium"],
  ["sh", "-c", "apt-get update && apt-get install --yes --no-install-recommends chromium"],
] as const;

/** The path of a Chromium that runs, installed if need be; undefined when none can be had. */
export function ensureBrowser(): string | undefined {
  const found = findBrowser();
  if (found) return found;
  for (const [command, ...parameters] of INSTALLERS) {
    console.log(`No Chromium found; trying ${[command, ...parameters].join(" ")}`);
    spawnSync(command, parameters, { stdio: "inherit" });
    const installed = findBrowser();
    if (installed) return installed;
  }
  return undefined;
}

function findBrowser(): string | undefined {
  const { CHROMIUM_PATH } = process.env;
  const candidates = CHROMIUM_PATH ? [CHROMIUM_PATH] : [...SYSTEM_NAMES, chromium.executablePath()];
  return candidates.map(locate).find((browser) => browser !== undefined);
}

/** Being there is not enough: Ubuntu has a `chromium-browser` that only points to its shop. */
function locate(browser: string): string | undefined {
  const { status } = spawnSync(browser, ["--version"], { stdio: "ignore" });
  if (status !== 0) return undefined;
  if (browser.includes("/")) return browser;
  return spawnSync("which", [browser], { encoding: "utf8" }).stdout.trim();
}
