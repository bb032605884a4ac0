import type { AboutPage } from "../../../content/pages/about.ts";
import { fieldMark } from "../field-marks.ts";
import { Words } from "./words.tsx";

interface BoardResultsProps {
  session: string;
  results: AboutPage["achievements"]["results"];
}

/** The results of one session's board examinations. */
export function BoardResults({ session, results }: BoardResultsProps) {
  return (
    <section aria-label={`Board results ${session}`} className="card p-5 md:p-8">
      <h3 className="text-subhead text-maroon">Board results {session}</h3>
      <table className="mt-4 w-full text-left text-caption tabular-nums sm:text-body">
        <thead>
          <tr className="border-b-2 border-saffron text-caption text-ink-soft">
            <th scope="col" className="py-2 pr-2">
              Class
            </th>
            {["Appeared", "Passed", "First division", "Highest"].map((head) => (
              <th key={head} scope="col" className="py-2 pl-2 text-right">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {results.map((result) => (
            <tr key={result.id} className="border-b border-line" {...fieldMark(result)}>
              <th scope="row" className="py-2 pr-2 whitespace-nowrap">
                <Words of={result.class} />
              </th>
              <td className="py-2 pl-2 text-right">{result.appeared}</td>
              <td className="py-2 pl-2 text-right">{result.passed}</td>
              <td className="py-2 pl-2 text-right">{result.firstDivision}</td>
              <td className="py-2 pl-2 text-right">
                {result.highestPercent !== null && `${result.highestPercent}%`}
              </td>
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
