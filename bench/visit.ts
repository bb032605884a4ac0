import { gzipSync } from "node:zlib";
import { type Browser, type CDPSession, chromium, type Page } from "@playwright/test";
import { ensureBrowser } from "../scripts/setup/browser.ts";

/** A cheap phone on a slow network, like the one that Lighthouse simulates. */
const SCREEN = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};
const CONNECTION = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6e6 / 8,
  uploadThroughput: 0.75e6 / 8,
};
const CPU_SLOWDOWN = 4;
/** The wait after the last transfer. */
const SETTLE_MS = 1000;

export interface Visit {
  fcp: number;
  lcp: number;
  cls: number;
  tbt: number;
  /** Transferred bytes by kind, headers included. */
  bytes: Record<string, number>;
  requests: number;
  /** The size of the scripts as gzip, whatever encoding was sent. */
  scriptGzip: number;
}

/** Other hosts, such as the one of the map, are not found. */
const ONLY_THIS_MACHINE = "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1";

export async function launchBrowser(): Promise<Browser> {
  const executablePath = ensureBrowser();
  if (!executablePath)
    throw new Error("No Chromium runs here. On Debian and Ubuntu: apt-get install chromium");
  return chromium.launch({ executablePath, args: ["--no-sandbox", ONLY_THIS_MACHINE] });
}

/** Opens a page on the phone in a browser without caches. */
export async function visitOnPhone(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({ ...SCREEN, serviceWorkers: "block" });
  try {
    return await visit(await context.newPage(), url);
  } finally {
    await context.close();
  }
}

export const sumBytes = ({ bytes }: Visit) => Object.values(bytes).reduce((sum, part) => sum + part, 0);

async function visit(page: Page, url: string): Promise<Visit> {
  const session = await page.context().newCDPSession(page);
  const transfers = await watchTransfers(session);
  await session.send("Network.emulateNetworkConditions", CONNECTION);
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  const scripts: Promise<number>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() !== "script") return;
    scripts.push(response.body().then((body) => gzipSync(body, { level: 9 }).length));
  });
  await page.addInitScript(observeExperience);
  await page.goto(url, { waitUntil: "networkidle" });
  await page.waitForTimeout(SETTLE_MS);
  const experience = await page.evaluate(readExperience);
  const weights = await Promise.all(scripts);
  return { ...experience, ...transfers(), scriptGzip: weights.reduce((sum, weight) => sum + weight, 0) };
}

async function watchTransfers(session: CDPSession) {
  await session.send("Network.enable");
  const kinds = new Map<string, string>();
  const bytes: Record<string, number> = {};
  session.on("Network.responseReceived", ({ requestId, type }) => kinds.set(requestId, type));
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? "Other";
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
  });
  return () => ({ bytes, requests: kinds.size });
}

declare global {
  interface Window {
    experience: { fcp: number; lcp: number; cls: number; tbt: number };
  }
}

/** Runs in the page before anything else. */
function observeExperience() {
  const experience = { fcp: Number.POSITIVE_INFINITY, lcp: 0, cls: 0, tbt: 0 };
  window.experience = experience;
  const watch = (
    type: string,
    note: (entry: PerformanceEntry & { value?: number; hadRecentInput?: boolean }) => void,
  ) => new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch("largest-contentful-paint", (entry) => {
    experience.lcp = entry.startTime;
  });
  watch("layout-shift", (entry) => {
    if (!entry.hadRecentInput) experience.cls += entry.value ?? 0;
  });
  // Like Lighthouse, TBT counts from the first paint on.
  watch("paint", (entry) => {
    if (entry.name === "first-contentful-paint") experience.fcp = entry.startTime;
  });
  watch("longtask", ({ startTime, duration }) => {
    const blockedFrom = Math.max(startTime + 50, experience.fcp);
    experience.tbt += Math.max(0, startTime + duration - blockedFrom);
  });
}

const readExperience = () => window.experience;
