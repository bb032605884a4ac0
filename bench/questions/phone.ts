import { pagePaths } from "../../core/content/site/public-pages.ts";
import { noticePath } from "../../features/notices/content/notice-path.ts";
import { postPath } from "../../features/posts/content/post-path.ts";
import { kilobytes, type Line, median, milliseconds } from "../line.ts";
import { type School, startSchool } from "../school.ts";
import { launchBrowser, sumBytes, type Visit, visitOnPhone } from "../visit.ts";

const RUNS = 3;
const GOAL = { fcp: 1000, lcp: 1500, cls: 0.01, tbt: 50, script: 90_000, transfer: 280_000 };

/** A long and a short page; the other Hindi pages differ from the English ones in the same way. */
const HINDI_PATHS = ["/hi", "/hi/fees"];

export async function measure(): Promise<Line[]> {
  const school = await startSchool({ isPinned: false });
  const browser = await launchBrowser();
  try {
    const lines: Line[] = [];
    for (const path of [...pagePaths, ...HINDI_PATHS, ...(await findEntries(school))]) {
      const visits: Visit[] = [];
      for (let run = 0; run < RUNS; run++) {
        visits.push(await visitOnPhone(browser, school.url + path));
      }
      lines.push(...describe(path.replace(/\/[0-9a-f-]{36}$/, "/…"), visits));
    }
    return lines;
  } finally {
    await browser.close();
    await school.stop();
  }
}

/** A post and a notice: messages link to such pages. */
async function findEntries(school: School): Promise<string[]> {
  const findFirst = async (type: string) => {
    const [first] = (await (await fetch(`${school.api}/${type}/all`)).json()) as { _id: string }[];
    return String(first?._id);
  };
  return [postPath(await findFirst("blocks")), noticePath(await findFirst("notices"))];
}

function describe(path: string, visits: readonly Visit[]): Line[] {
  const of = (read: (visit: Visit) => number) => median(visits.map(read));
  const fcp = of((visit) => visit.fcp);
  const lcp = of((visit) => visit.lcp);
  const cls = of((visit) => visit.cls);
  const tbt = of((visit) => visit.tbt);
  const script = of((visit) => visit.scriptGzip);
  const transfer = of(sumBytes);
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
