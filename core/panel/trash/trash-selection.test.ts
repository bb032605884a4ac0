import { expect, it } from "vitest";
import type { TrashItem } from "../../content/api/history-contract.ts";
import { countEntries, lineId, toTrashSelection } from "./trash-selection.ts";

const item = (parts: Partial<TrashItem>): TrashItem => ({
  revision: "r1",
  type: "notices",
  entryId: "e1",
  title: null,
  titleHi: null,
  at: "",
  person: null,
  by: null,
  accountId: null,
  files: 0,
  ...parts,
});

const selection = (ids: readonly string[] | undefined) =>
  ({ isAll: ids === undefined, target: ids ? { ids } : { match: {}, count: 2 } }) as Parameters<
    typeof countEntries
  >[0];

it("counts the entries of lines, of which a batch has many", () => {
  const lines = [lineId(item({})), lineId(item({ batch: "b1", count: 240 }))];
  expect(countEntries(selection(lines), 900)).toBe(241);
  expect(toTrashSelection(selection(lines), {}, 900)).toEqual({ revisions: ["r1"], batches: ["b1"] });
});

it("sends the filter and the number of all entries for everything that matches", () => {
  expect(countEntries(selection(undefined), 900)).toBe(900);
  expect(toTrashSelection(selection(undefined), { type: "notices" }, 900)).toEqual({
    match: { type: "notices" },
    count: 900,
  });
});
