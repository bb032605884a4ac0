import { expect, it } from "vitest";
import { evenColumns } from "./even-grid.ts";

it.each([
  [5, 5],
  [6, 3],
  [7, 4],
  [9, 5],
  [10, 5],
  [11, 4],
])("%i tiles are in %i columns", (count, columns) => {
  expect(evenColumns(count, 5)).toBe(columns);
});
