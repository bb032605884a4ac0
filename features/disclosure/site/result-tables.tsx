import { isWritten, Words } from "../../../core/site/components/words.tsx";
import { fieldMark } from "../../../core/site/field-marks.ts";
import { useWords } from "../../../core/site/site-context.tsx";
import type { DisclosurePage } from "../content/disclosure.ts";
import type { ResultTable } from "../content/result-tables.ts";

interface ResultTablesProps {
  tables: readonly ResultTable[];
  /** The editor shows which of its fields a table is. */
  academics: DisclosurePage["academics"];
}

/** The results of each examination in the last years. */
export function ResultTables({ tables, academics }: ResultTablesProps) {
  const { results: texts } = useWords().disclosure;
  const heads = [texts.registered, texts.passed, texts.percentage];
  // In all tables or in none, so that their columns are aligned.
  const hasRemarks = tables.some(({ rows }) => rows.some(({ remarks }) => isWritten(remarks)));
  return tables.map(({ id, heading, rows }) => (
    <div key={id} className="info-table-frame" {...fieldMark(academics, id)}>
      <Words of={heading} as="h3" id={id} className="pt-3 text-subhead text-maroon" />
      <table className="info-table result-table mt-2" aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">{texts.year}</th>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
            {hasRemarks && <th scope="col">{texts.remarks}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id: rowId, year, cells, remarks }) => (
            <tr key={rowId}>
              <th scope="row">{year}</th>
              {cells.map((cell, index) => (
                <td key={heads[index]}>
                  <b className="info-label">{heads[index]}</b>
                  {cell}
                </td>
              ))}
              {hasRemarks && (
                <td>
                  <Words of={remarks} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  ));
}
