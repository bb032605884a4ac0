import { ScrollEdges } from "../scroll-edges.tsx";

interface FiguresTableProps {
  caption: string;
  /** The headings of the columns; the first column has the headings of the rows. */
  head: readonly string[];
  rows: readonly FigureRow[];
  /** The sums. */
  foot?: FigureRow;
}

interface FigureRow {
  key: string;
  heading: string;
  /** Null: there is no number. */
  counts: readonly (number | null)[];
}

const CELL = "px-3 py-2 text-right print:px-1";
const HEADING = "min-w-28 px-3 py-2 text-left print:min-w-0 print:px-1";

/** A table of numbers. On a narrow screen it scrolls, while the headings of its rows stay. */
export function FiguresTable({ caption, head, rows, foot }: FiguresTableProps) {
  const [first, ...others] = head;
  return (
    <ScrollEdges
      axis="x"
      label={caption}
      className="@container"
      scrollerClass="overflow-x-auto print:overflow-visible"
    >
      <table className="wrap-normal w-full border-collapse tabular-nums">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-line-strong border-b-2 align-bottom">
            <th scope="col" className={`${HEADING} ${STICKY}`}>
              {first}
            </th>
            {others.map((text) => (
              <th key={text} scope="col" className={`${CELL} min-w-24 print:min-w-0`}>
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.key} row={row} className="border-line border-b" />
          ))}
        </tbody>
        {foot && (
          <tfoot>
            <Row row={foot} className="border-line-strong border-t-2 font-bold" />
          </tfoot>
        )}
      </table>
    </ScrollEdges>
  );
}

/** With very large text on a phone, the headings would cover the numbers. */
const STICKY = "@2xs:sticky left-0 bg-paper print:static";

function Row({ row: { heading, counts }, className }: { row: FigureRow; className: string }) {
  return (
    <tr className={className}>
      <th scope="row" className={`${HEADING} ${STICKY} [tbody_&]:font-normal`}>
        {heading}
      </th>
      {counts.map((count, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the columns have a fixed order
        <td key={index} className={CELL}>
          {count?.toLocaleString("en-IN") ?? "–"}
        </td>
      ))}
    </tr>
  );
}
