import type { TrashItem, TrashMatch, TrashSelection } from "../../content/api/history-contract.ts";
import type { TableSelection } from "../entry-table/bulk/use-selection.ts";

/** The id of a line. That of a batch also has its number of entries, which is unknown on other pages otherwise. */
export const lineId = ({ revision, batch, count }: TrashItem): string =>
  batch === undefined ? revision : `${batch} ${count}`;

const readLine = (line: string) => {
  const [id = "", count] = line.split(" ");
  return { id, count };
};

/** The number of selected entries; `total` is the number of all that match. */
export const countEntries = ({ isAll, target }: TableSelection, total: number): number =>
  isAll || !target.ids
    ? total
    : target.ids.map(readLine).reduce((sum, { count }) => sum + Number(count ?? 1), 0);

/** The selection for the API. */
export function toTrashSelection(
  { target }: TableSelection,
  match: TrashMatch,
  total: number,
): TrashSelection {
  return target.ids ? selectLines(target.ids) : { match, count: total };
}

export function selectLines(lines: readonly string[]): TrashSelection {
  const read = lines.map(readLine);
  const revisions = read.filter(({ count }) => count === undefined).map(({ id }) => id);
  const batches = read.filter(({ count }) => count !== undefined).map(({ id }) => id);
  return { ...(revisions.length > 0 && { revisions }), ...(batches.length > 0 && { batches }) };
}
