import { globSync } from "node:fs";
import path from "node:path";
import type { Browser } from "@playwright/test";
import { type School, startSchool } from "./school.ts";
import { launchBrowser } from "./visit.ts";
import { startWordPress, type WordPress, whyNoWordPress } from "./wordpress.ts";

const PICTURES = path.resolve(import.meta.dirname, "../sample/pictures/*.jpg");
const PICTURE_COUNT = 20;

interface Compared {
  school: School;
  /** With pictures and notices of the sample school; undefined where it cannot run. */
  wordPress: WordPress | undefined;
  browser: Browser;
}

/** Starts the sample school, WordPress and a browser, and stops them after the measurement. */
export async function besideWordPress<Result>(
  measure: (compared: Compared) => Promise<Result>,
): Promise<Result> {
  const school = await startSchool({ isPinned: false });
  let wordPress: WordPress | undefined;
  let browser: Browser | undefined;
  try {
    wordPress = await findWordPress(school);
    browser = await launchBrowser();
    return await measure({ school, wordPress, browser });
  } finally {
    await browser?.close();
    await wordPress?.stop();
    await school.stop();
  }
}

async function findWordPress(school: School): Promise<WordPress | undefined> {
  const reason = whyNoWordPress();
  if (reason !== undefined) {
    console.log(reason);
    return undefined;
  }
  const answer = await fetch(`${school.api}/notices/all`);
  const notices = (await answer.json()) as { title: string; description: string }[];
  return startWordPress({
    pictures: globSync(PICTURES).sort().slice(0, PICTURE_COUNT),
    posts: notices.map(({ title, description }) => ({ title, text: description })),
  });
}
