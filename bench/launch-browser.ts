import { type Browser, chromium } from "@playwright/test";
import { ensureBrowser } from "../scripts/setup/browser.ts";

export async function launchBrowser(): Promise<Browser> {
  const executablePath = ensureBrowser();
  if (!executablePath)
    throw new Error("No Chromium runs here. On Debian and Ubuntu: apt-get install chromium");
  return chromium.launch({ executablePath, args: ["--no-sandbox"] });
}
