import type { Browser, Page } from "@playwright/test";
import { students } from "../../content/resources/students.ts";
import { launchBrowser } from "../launch-browser.ts";
import { type Line, median, milliseconds } from "../line.ts";
import { type School, startSchool } from "../school.ts";

const FEW = 100;
const MANY = 10_000;
const ROUNDS = 7;
const GOAL = 2;
const ADDRESS = `${students.screen.path}?view=table`;

/** The office's table of students as it sees it: how soon the first page is there, and what a search finds. */
export async function measure(): Promise<Line[]> {
  const [few, many] = await Promise.all(
    [FEW, MANY].map((entries) => startSchool({ entries, isPinned: false })),
  );
  if (!few || !many) throw new Error("Two schools are needed");
  const browser = await launchBrowser();
  try {
    const small = { page: await openPanel(browser, few), times: { open: [], search: [] } as Times };
    const large = { page: await openPanel(browser, many), times: { open: [], search: [] } as Times };
    for (let round = -1; round < ROUNDS; round++) {
      for (const { page, times } of [small, large]) {
        const open = await timeOpening(page);
        const search = await timeSearch(page);
        if (round < 0) continue;
        times.open.push(open);
        times.search.push(search);
      }
    }
    return [
      compare("opens", small.times.open, large.times.open),
      compare("shows what a search for two words finds", small.times.search, large.times.search),
    ];
  } finally {
    await browser.close();
    await few.stop();
    await many.stop();
  }
}

interface Times {
  open: number[];
  search: number[];
}

async function openPanel(browser: Browser, school: School): Promise<Page> {
  const token = await school.logIn();
  const context = await browser.newContext({
    baseURL: school.url,
    viewport: { width: 1280, height: 800 },
  });
  const page = await context.newPage();
  await page.addInitScript((value) => {
    sessionStorage.setItem("token", value);
    sessionStorage.setItem("role", "admin");
  }, token);
  return page;
}

const rowWith = (page: Page, text: string) => page.getByRole("row").filter({ hasText: text }).first();

async function timeOpening(page: Page): Promise<number> {
  const startedAt = performance.now();
  await page.goto(ADDRESS);
  await rowWith(page, "Guardian").waitFor();
  return performance.now() - startedAt;
}

/** From the last key on, with the moment that the panel waits for another one. Both schools have such a child. */
async function timeSearch(page: Page): Promise<number> {
  await page.waitForLoadState("networkidle");
  const answered = page.waitForResponse((response) => response.url().includes("1042"));
  const startedAt = performance.now();
  await page.getByLabel("Search students").fill("canal 1042");
  await answered;
  await rowWith(page, "1042").waitFor();
  return performance.now() - startedAt;
}

function compare(what: string, few: readonly number[], many: readonly number[]): Line {
  const ratio = median([...many]) / median([...few]);
  return {
    name: `the office's table ${what}: ${MANY.toLocaleString("en-IN")} students, against ${FEW}`,
    measured: milliseconds(median([...many])),
    reference: milliseconds(median([...few])),
    ratio,
    goal: `within ${GOAL}x`,
    holds: ratio <= GOAL,
  };
}
