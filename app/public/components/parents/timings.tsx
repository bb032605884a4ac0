import { describeHours } from "../../../../content/calendar/entry-times.ts";
import type { ParentsPage } from "../../../../content/pages/parents.ts";
import { fieldMark } from "../../field-marks.ts";
import { useWords } from "../../site-context.tsx";
import { isWritten, orElse, Words } from "../words.tsx";

type Timings = ParentsPage["timings"];
type Item = Timings["items"][number];

/** The times of each group of classes, in one column or in one for each season. */
export function TimingsTable({ timings }: { timings: Timings }) {
  const { parents, calendar } = useWords();
  const { items, firstSeason, secondSeason } = timings;
  const hasSecond =
    isWritten(secondSeason) ||
    items.some(({ secondFrom, secondTo }) => secondFrom !== null || secondTo !== null);
  const seasons = [
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
  const describe = (from: string | null, to: string | null) => describeHours(from, to, calendar);
  return (
    <div className="info-table-frame">
      <table className="info-table">
        <thead>
          <tr>
            <th scope="col">{parents.classes}</th>
            {seasons.map(({ heading }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the seasons keep their places
              <th key={index} scope="col">
                <Words of={heading} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={item.id} {...fieldMark(item)}>
              <th scope="row">
                <Words of={item.classes} isClass />
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
