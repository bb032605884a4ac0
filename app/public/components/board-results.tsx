import type { AboutPage } from "../../../content/pages/about.ts";
import { fieldMark } from "../field-marks.ts";
import { useWords } from "../site-context.tsx";
import { Words } from "./words.tsx";

type Result = AboutPage["achievements"]["results"][number];

const COLUMNS = {
  appeared: ({ appeared }: Result) => appeared,
  passed: ({ passed }: Result) => passed,
  firstDivision: ({ firstDivision }: Result) => firstDivision,
  highest: ({ highestPercent }: Result) => (highestPercent === null ? null : `${highestPercent}%`),
} as const;

const COLUMN_NAMES = Object.keys(COLUMNS) as (keyof typeof COLUMNS)[];

/** The board examination results of one session, without empty columns. */
export function BoardResults({ session, results }: { session: string; results: Result[] }) {
  const { about } = useWords();
  const columns = COLUMN_NAMES.filter((name) => results.some((result) => COLUMNS[name](result) !== null));
  return (
    <section aria-label={about.results(session)} className="card @container p-5 md:p-8">
      <h3 className="text-subhead text-maroon">{about.results(session)}</h3>
      <table className="board-results mt-4 w-full text-left text-caption tabular sm:text-body">
        <thead>
          <tr className="border-b-2 border-saffron text-caption text-ink-soft">
            <th scope="col">{about.class}</th>
            {columns.map((name) => (
              <th key={name} scope="col">
                {about[name]}
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
              {columns.map((name) => (
                <td key={name}>{COLUMNS[name](result)}</td>
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
