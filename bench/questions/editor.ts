import type { Page } from "@playwright/test";
import { fees } from "../../content/pages/fees.ts";
import { emptyValues } from "../../content/pages/page-schema.ts";
import { launchBrowser } from "../launch-browser.ts";
import { type Line, median, milliseconds } from "../line.ts";
import { type School, startSchool } from "../school.ts";

const ITEMS = 60;
const RUNS = 5;
const CPU_SLOWDOWN = 4;
const TYPED = "Fees of the new session";
const GOAL = { open: 1000, key: 50 };

/** The editor of a page with a long table: how soon it is there, and whether it keeps up with typing. */
export async function measure(): Promise<Line[]> {
  const school = await startSchool({ isPinned: false });
  const browser = await launchBrowser();
  try {
    const token = await school.logIn();
    await fillTable(school, token);
    const page = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
    await page.addInitScript((value) => {
      sessionStorage.setItem("token", value);
      sessionStorage.setItem("role", "admin");
    }, token);
    // The panel's files are there from its other screens.
    await page.goto(`${school.url}/admin/pages/fees`, { waitUntil: "networkidle" });
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
    const openings: Opening[] = [];
    for (let run = 0; run < RUNS; run++) openings.push(await timeOpening(page, school.url));
    const keys = await timeTyping(page);
    return [
      describe("opens", median(openings.map(({ form }) => form)), GOAL.open),
      describe("shows the page beside it", median(openings.map(({ preview }) => preview)), GOAL.open),
      describe("answers a key", median(keys), GOAL.key),
    ];
  } finally {
    await browser.close();
    await school.stop();
  }
}

async function fillTable(school: School, token: string): Promise<void> {
  const rows = Array.from({ length: ITEMS }, (_, index) => ({
    ...emptyValues(fees.fields.rows.fields),
    grade: { en: `Class ${index + 1}`, hi: `कक्षा ${index + 1}` },
    admissionFee: 8000 + index * 100,
  }));
  const body = new FormData();
  body.append("document", JSON.stringify({ rows }));
  const answer = await fetch(`${school.api}/pages/update/fees`, {
    method: "PUT",
    headers: { authorization: `Bearer ${token}` },
    body,
  });
  if (!answer.ok) throw new Error(`The fees could not be saved: ${answer.status}`);
}

interface Opening {
  /** Until the last cell of the form is there. */
  form: number;
  /** Until the last row of the page beside it is there. */
  preview: number;
}

/** From the click in the list of pages on, as the page itself times it: finding the link is the tool's own work. */
async function timeOpening(page: Page, site: string): Promise<Opening> {
  await page.goto(`${site}/admin/pages`, { waitUntil: "networkidle" });
  const timed = page.evaluate(async (last) => {
    const nextFrame = () => new Promise(requestAnimationFrame);
    const clickedAt = await new Promise<number>((resolve) =>
      addEventListener("click", ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true }),
    );
    while (!document.querySelector(`[data-path="rows.${last}.thirdInstalment"]`)) await nextFrame();
    const form = performance.now() - clickedAt;
    const isDrawn = () =>
      document.querySelector("iframe")?.contentDocument?.querySelector(`[data-field="rows.${last}"]`);
    while (!isDrawn()) await nextFrame();
    return { form, preview: performance.now() - clickedAt };
  }, ITEMS - 1);
  await page.getByRole("link", { name: fees.title, exact: true }).click();
  return timed;
}

/** From each key to the next frame, as the browser itself times it. */
async function timeTyping(page: Page): Promise<number[]> {
  await page.locator('[data-path="tableHeading.en"]').focus();
  await page.evaluate(() => {
    const durations: number[] = [];
    Object.assign(window, { durations });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (entry.name === "keydown") durations.push(entry.duration);
    }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
  });
  await page.keyboard.type(TYPED, { delay: 120 });
  await page.waitForTimeout(500);
  const slow = await page.evaluate(() => (window as unknown as { durations: number[] }).durations);
  // Keys that were answered sooner are not told.
  return [...slow, ...Array.from({ length: Math.max(0, TYPED.length - slow.length) }, () => 16)];
}

const describe = (what: string, measured: number, goal: number): Line => ({
  name: `the editor with ${ITEMS} rows ${what}, processor slowed ${CPU_SLOWDOWN} times`,
  measured: milliseconds(measured),
  goal: `${goal} ms`,
  holds: measured < goal,
});
