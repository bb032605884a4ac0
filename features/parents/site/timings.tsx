import { isWritten, orElse, Words } from "../../../core/site/components/words.tsx";
import { fieldMark } from "../../../core/site/field-marks.ts";
import { useWords } from "../../../core/site/site-context.tsx";
import type { Words as ProgramWords } from "../../../core/words/en.ts";
import { describeHours } from "../../calendar/content/exports.ts";
import { ClassWords } from "../../school/site/exports.ts";
import type { ParentsPage } from "../content/parents.ts";

type Timings = ParentsPage["timings"];
type Item = Timings["items"][number];

/** The seasons with times of their own, or one for the whole year. */
export function seasonsOf(
  { items, firstSeason, secondSeason }: Timings,
  { parents, calendar }: ProgramWords,
) {
  const hasSecond =
    isWritten(secondSeason) ||
    items.some(({ secondFrom, secondTo }) => secondFrom !== null || secondTo !== null);
  const describe = (from: string | null, to: string | null) => describeHours(from, to, calendar);
  return [
    {
      heading: orElse(firstSeason, hasSecond ? parents.summer : parents.times),
      timesOf: ({ from, to }: Item) => describe(from, to),
    },
    ...(hasSecond
      ? [
          {
            heading: orElse(secondSeason, parents.winter),
            timesOf: ({ secondFrom, secondTo }: Item) => describe(secondFrom, secondTo),
          },
        ]
      : []),
  ];
}

/** The times of each group of classes, in one column or in one for each season. */
export function TimingsTable({ timings }: { timings: Timings }) {
  const words = useWords();
  const seasons = seasonsOf(timings, words);
  return (
    <div className="info-table-frame">
      <table className="info-table">
        <thead>
          <tr>
            <th scope="col">{words.parents.classes}</th>
            {seasons.map(({ heading }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the seasons keep their places
              <th key={index} scope="col">
                <Words of={heading} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {timings.items.map((item) => (
            <tr key={item.id} {...fieldMark(item)}>
              <th scope="row">
                <ClassWords of={item.classes} />
                <Words of={item.days} as="span" className="info-aside" />
              </th>
              {seasons.map(({ heading, timesOf }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the seasons keep their places
                <td key={index}>
                  <Words of={heading} as="b" className="info-label" />
                  {timesOf(item) ?? "–"}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
