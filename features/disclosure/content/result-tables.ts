import type { Bilingual } from "../../../core/content/pages/define-page.ts";
import { formatNumber } from "../../../core/content/text/format-number.ts";
import type { Words } from "../../../core/words/en.ts";
import type { DisclosurePage } from "./disclosure.ts";
import { latestResults, passPercentage } from "./results.ts";

export interface ResultTable {
  id: string;
  heading: Bilingual | string;
  rows: { id: string; year: string; cells: readonly string[]; remarks: Bilingual }[];
}

export function resultTables(academics: DisclosurePage["academics"], words: Words): ResultTable[] {
  const { results: texts } = words.disclosure;
  const shown = (value: number | null) => (value === null ? "–" : formatNumber(value));
  return (["first", "second"] as const).flatMap((which) => {
    const results = latestResults(academics[`${which}Results`]);
    if (results.length === 0) return [];
    const heading = academics[`${which}ResultsHeading`];
    return {
      id: `${which}Results`,
      heading: heading.en || heading.hi ? heading : texts[which],
      rows: results.map((result) => {
        const percentage = passPercentage(result);
        return {
          id: result.id,
          year: result.year,
          cells: [
            shown(result.registered),
            shown(result.passed),
            percentage === null ? "–" : `${percentage} %`,
          ],
          remarks: result.remarks,
        };
      }),
    };
  });
}
