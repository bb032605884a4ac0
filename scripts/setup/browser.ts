import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";

/** The headless shell first: the same engine at half the processor time. */
const SYSTEM_NAMES = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
];

const PLAYWRIGHT = "node_modules/.bin/playwright";
const APT_INSTALL = "apt-get install --yes --no-install-recommends";
/** Older distributions have no separate package of the shell. */
const APT_INSTALL_EITHER = `apt-get update && (${APT_INSTALL} chromium-headless-shell || ${APT_INSTALL} chromium)`;

/** The path of a working Chromium, installed if needed; undefined if none is available. */
export function ensureBrowser(): string | undefined {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) return locate(CHROMIUM_PATH);
  return (
    findBrowser() ??
    install([PLAYWRIGHT, "install", "chromium"]) ??
    (mayInstallPackages() ? installWithPackages() : undefined)
  );
}

/** The path of an installed Firefox; undefined if there is none. */
export const findFirefox = () =>
  [process.env.FIREFOX_PATH, "firefox-esr", "firefox"]
    .map((program) => program && locate(program))
    .find((program) => program);

/** A password prompt would block the tests. */
const mayInstallPackages = () => process.getuid?.() === 0;

function installWithPackages(): string | undefined {
  const isDownloaded = existsSync(chromium.executablePath());
  const completed = isDownloaded ? install([PLAYWRIGHT, "install-deps", "chromium"]) : undefined;
  return completed ?? install(["sh", "-c", APT_INSTALL_EITHER]);
}

function install([command = "", ...parameters]: string[]): string | undefined {
  console.log(`No Chromium runs here; trying ${[command, ...parameters].join(" ")}`);
  spawnSync(command, parameters, { stdio: "inherit" });
  return findBrowser();
}

function findBrowser(): string | undefined {
  return [...SYSTEM_NAMES, chromium.executablePath()].map(locate).find((browser) => browser !== undefined);
}

/** Existence is not enough: `chromium-browser` of Ubuntu only points to its app store. */
function locate(browser: string): string | undefined {
  const { status } = spawnSync(browser, ["--version"], { stdio: "ignore" });
  if (status !== 0) return undefined;
  return path.isAbsolute(browser) ? browser : findOnPath(browser);
}

function findOnPath(program: string): string | undefined {
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  return folders.map((folder) => path.join(folder, program)).find((file) => existsSync(file));
}
