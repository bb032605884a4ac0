import { describe, expect, it } from "vitest";
import {
  countSelected,
  isSelected,
  type Selection,
  selectNothing,
  togglePage,
  toggleRow,
  withoutEntry,
} from "./selection.ts";

const ROWS = ["a", "b", "c", "d", "e"];
const press = (selection: Selection, id: string, isRange = false) => toggleRow(selection, ROWS, id, isRange);
const idsOf = ({ ids }: Selection) => [...ids].sort();

describe("a selection", () => {
  const nothing = selectNothing("");

  it("selects and deselects a row", () => {
    const one = press(nothing, "b");
    expect(idsOf(one)).toEqual(["b"]);
    expect(idsOf(press(one, "b"))).toEqual([]);
  });

  it("extends the new state to the row that was clicked before, in either direction", () => {
    expect(idsOf(press(press(nothing, "b"), "d", true))).toEqual(["b", "c", "d"]);
    expect(idsOf(press(press(nothing, "d"), "b", true))).toEqual(["b", "c", "d"]);
    const page = togglePage(nothing, ROWS);
    expect(idsOf(press(press(page, "b"), "d", true))).toEqual(["a", "e"]);
  });

  it("changes only the row if the one clicked before is on another page", () => {
    const elsewhere = toggleRow(nothing, ["x", "y"], "x", false);
    expect(idsOf(press(elsewhere, "c", true))).toEqual(["c", "x"]);
  });

  it("selects the whole page, then deselects it, and keeps other pages", () => {
    const mixed = press(toggleRow(nothing, ["x"], "x", false), "a");
    const page = togglePage(mixed, ROWS);
    expect(idsOf(page)).toEqual([...ROWS, "x"]);
    expect(idsOf(togglePage(page, ROWS))).toEqual(["x"]);
  });

  it("does not count a deleted entry", () => {
    const two = press(press(nothing, "b"), "d");
    expect(idsOf(withoutEntry(two, "b"))).toEqual(["d"]);
  });

  it("counts all matches, and keeps the rest of the page when one is deselected", () => {
    const all: Selection = { ...nothing, isAll: true };
    expect(countSelected(all, 240)).toBe(240);
    expect(isSelected(all, "on another page")).toBe(true);
    const rest = press(all, "c");
    expect(rest.isAll).toBe(false);
    expect(idsOf(rest)).toEqual(["a", "b", "d", "e"]);
    expect(countSelected(togglePage(all, ROWS), 240)).toBe(0);
  });
});
