import { gzipSync } from "node:zlib";
import { type CDPSession, chromium, type Page } from "@playwright/test";
import { noticePath } from "../../content/notices/notice-path.ts";
import { postPath } from "../../content/site/post-path.ts";
import { pagePaths } from "../../content/site/public-pages.ts";
import { ensureBrowser } from "../../scripts/setup/browser.ts";
import { kilobytes, type Line, median, milliseconds } from "../line.ts";
import { type School, startSchool } from "../school.ts";

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
const RUNS = 3;
/** After the last transfer. */
const SETTLE_MS = 1000;

const GOAL = { fcp: 1000, lcp: 1500, cls: 0.01, tbt: 50, script: 90_000, transfer: 280_000 };

/** A long and a short page; the other Hindi pages differ from the English ones in the same way. */
const HINDI_PATHS = ["/hi", "/hi/fees"];

interface Visit {
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

export async function measure(): Promise<Line[]> {
  const school = await startSchool({ isPinned: false });
  const browser = await launchBrowser();
  try {
    const lines: Line[] = [];
    for (const path of [...pagePaths, ...HINDI_PATHS, ...(await findEntries(school))]) {
      const visits: Visit[] = [];
      for (let run = 0; run < RUNS; run++) {
        const context = await browser.newContext({ ...SCREEN, serviceWorkers: "block" });
        visits.push(await visit(await context.newPage(), school.url + path));
        await context.close();
      }
      lines.push(...describe(path.replace(/\/[0-9a-f-]{36}$/, "/…"), visits));
    }
    return lines;
  } finally {
    await browser.close();
    await school.stop();
  }
}

async function launchBrowser() {
  const executablePath = ensureBrowser();
  if (!executablePath)
    throw new Error("No Chromium runs here. On Debian and Ubuntu: apt-get install chromium");
  return chromium.launch({ executablePath, args: ["--no-sandbox"] });
}

/** A post and a notice: messages link to such pages. */
async function findEntries(school: School): Promise<string[]> {
  const findFirst = async (type: string) => {
    const [first] = (await (await fetch(`${school.api}/${type}/all`)).json()) as { _id: string }[];
    return String(first?._id);
  };
  return [postPath(await findFirst("blocks")), noticePath(await findFirst("notices"))];
}

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
  // The map is on another host and loads when the visitor scrolls to it.
  await page.route(
    (address) => !address.href.startsWith(new URL(url).origin),
    (route) => route.abort(),
  );
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

function describe(path: string, visits: readonly Visit[]): Line[] {
  const of = (read: (visit: Visit) => number) => median(visits.map(read));
  const total = ({ bytes }: Visit) => Object.values(bytes).reduce((sum, part) => sum + part, 0);
  const fcp = of((visit) => visit.fcp);
  const lcp = of((visit) => visit.lcp);
  const cls = of((visit) => visit.cls);
  const tbt = of((visit) => visit.tbt);
  const script = of((visit) => visit.scriptGzip);
  const transfer = of(total);
  const kind = (name: string) => Math.round(of((visit) => visit.bytes[name] ?? 0) / 1000);
  const kinds = `html ${kind("Document")}, css ${kind("Stylesheet")}, js ${kind("Script")}, fonts ${kind("Font")}, pictures ${kind("Image")}`;
  return [
    {
      name: `phone ${path}: FCP, LCP, CLS, TBT`,
      measured: `${milliseconds(fcp)}, ${milliseconds(lcp)}, ${cls.toFixed(3)}, ${milliseconds(tbt)}`,
      goal: `${GOAL.fcp} ms, ${GOAL.lcp} ms, ${GOAL.cls}, ${GOAL.tbt} ms`,
      holds: fcp < GOAL.fcp && lcp < GOAL.lcp && cls < GOAL.cls && tbt < GOAL.tbt,
    },
    {
      name: `phone ${path}: JS as gzip, transfer`,
      measured: `${kilobytes(script)}, ${kilobytes(transfer)}`,
      reference: `${of((visit) => visit.requests)} requests: ${kinds} KB`,
      goal: `${kilobytes(GOAL.script)}, ${kilobytes(GOAL.transfer)}`,
      holds: script <= GOAL.script && transfer <= GOAL.transfer,
    },
  ];
}
