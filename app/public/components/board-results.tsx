import type { AboutPage } from "../../../content/pages/about.ts";
import { fieldMark } from "../field-marks.ts";
import { Words } from "./words.tsx";

interface BoardResultsProps {
  session: string;
  results: AboutPage["achievements"]["results"];
}

type Result = BoardResultsProps["results"][number];

const COLUMNS = {
  Appeared: ({ appeared }: Result) => appeared,
  Passed: ({ passed }: Result) => passed,
  "First division": ({ firstDivision }: Result) => firstDivision,
  Highest: ({ highestPercent }: Result) => (highestPercent === null ? null : `${highestPercent}%`),
} as const;

/** The results of one session's board examinations; a column that nobody has filled is left out. */
export function BoardResults({ session, results }: BoardResultsProps) {
  const columns = Object.entries(COLUMNS).filter(([, read]) =>
    results.some((result) => read(result) !== null),
  );
  return (
    <section aria-label={`Board results ${session}`} className="card @container p-5 md:p-8">
      <h3 className="text-subhead text-maroon">Board results {session}</h3>
      <table className="board-results mt-4 w-full text-left text-caption tabular-nums sm:text-body">
        <thead>
          <tr className="border-b-2 border-saffron text-caption text-ink-soft">
            <th scope="col">Class</th>
            {columns.map(([head]) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {results.map((result) => (
            <tr key={result.id} className="border-b border-line" {...fieldMark(result)}>
              <th scope="row">
                <Words of={result.class} />
              </th>
              {columns.map(([head, read]) => (
                <td key={head}>{read(result)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {results.map(({ id, remark }) => (
        <Words key={id} of={remark} as="p" className="mt-4 text-ink-soft" />
      ))}
    </section>
  );
}
