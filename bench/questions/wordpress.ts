import { besideWordPress } from "../beside-wordpress.ts";
import { kilobytes, type Line, median, milliseconds } from "../line.ts";
import { sumBytes, type Visit, visitOnPhone } from "../visit.ts";

const RUNS = 5;
/** The longest page, the page with the most pictures and a page of text. */
const PATHS = ["/", "/gallery", "/fees"];

/** Pages on a phone, next to a page of WordPress with its default theme and 20 pictures. */
export const measure = () =>
  besideWordPress(async ({ school, wordPress, browser }) => {
    if (!wordPress) return [];
    const visits = new Map<string, Visit[]>(PATHS.map((path) => [path, []]));
    const references: Visit[] = [];
    // The first visit fills the caches of the servers.
    for (let run = 0; run <= RUNS; run++) {
      const reference = await visitOnPhone(browser, wordPress.pageUrl);
      if (run > 0) references.push(reference);
      for (const path of PATHS) {
        const visit = await visitOnPhone(browser, school.url + path);
        if (run > 0) visits.get(path)?.push(visit);
      }
    }
    return PATHS.map((path) => describe(path, visits.get(path) ?? [], references));
  });

function describe(path: string, visits: readonly Visit[], references: readonly Visit[]): Line {
  const own = summarize(visits);
  const reference = summarize(references);
  return {
    name: `phone ${path} next to WordPress: FCP, LCP, TBT, transfer`,
    measured: own.text,
    reference: reference.text,
    goal: "TBT at most WordPress’s",
    holds: own.tbt <= reference.tbt,
  };
}

function summarize(visits: readonly Visit[]): { text: string; tbt: number } {
  const of = (read: (visit: Visit) => number) => median(visits.map(read));
  const tbt = of((visit) => visit.tbt);
  const times = [of((visit) => visit.fcp), of((visit) => visit.lcp), tbt].map(milliseconds);
  return { text: [...times, kilobytes(of(sumBytes))].join(", "), tbt };
}
