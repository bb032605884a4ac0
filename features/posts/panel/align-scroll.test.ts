import { expect, test } from "vitest";
import { alignScroll, findBlockAt } from "./align-scroll.ts";

const SOURCE = { height: 1000, view: 200, tops: [0, 100, 800] };
const POST = { height: 3000, view: 300, tops: [50, 2000, 2500] };

test.each([
  [0, 0],
  [800, 2700],
])("the ends of both match: %j", (scrollTop, target) => {
  expect(alignScroll({ ...SOURCE, scrollTop }, POST)).toBe(target);
});

test("the top of a block is at the same part of the view", () => {
  // At 80 the compared line is at 100, where the second block begins.
  expect(alignScroll({ ...SOURCE, scrollTop: 80 }, POST)).toBe((2000 / 3000) * 2700);
  expect(alignScroll({ ...POST, scrollTop: 1800 }, SOURCE)).toBeCloseTo(80);
});

test("within a block the position is proportional", () => {
  expect(alignScroll({ ...SOURCE, scrollTop: 360 }, POST)).toBe((2250 / 3000) * 2700);
});

test.each([
  [{ height: 100, view: 200, tops: [0] }, POST],
  [SOURCE, { height: 100, view: 300, tops: [0, 10, 20] }],
])("a text without anything to scroll stays at the top", (from, to) => {
  expect(alignScroll({ ...from, scrollTop: 50 }, to)).toBe(0);
});

test("finds the block at the caret", () => {
  expect([0, 4, 5, 99].map((position) => findBlockAt([1, 5, 9], position))).toEqual([-1, 0, 1, 2]);
});
