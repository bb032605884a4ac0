import { expect, it } from "vitest";
import { findLevels } from "./class-levels.ts";

it.each([
  ["3", [3]],
  ["Class 3", [3]],
  ["कक्षा 3", [3]],
  ["III", [3]],
  ["कक्षा 3 से 5", [3, 4, 5]],
  ["Classes 3 to 5", [3, 4, 5]],
  ["6–8", [6, 7, 8]],
  ["कक्षा 1 और 2", [1, 2]],
  ["Classes 1 and 2", [1, 2]],
  ["कक्षा 11 (वाणिज्य)", [11]],
  ["Pre-Nursery", [-4]],
  ["नर्सरी / एल.के.जी. / यू.के.जी.", [-3, -1, 0]],
  ["Nursery, LKG and UKG", [-3, -1, 0]],
  ["UKG to Class 2", [0, 1, 2]],
  ["The whole school", []],
  ["Class 5 and the hostel", []],
  ["", []],
])("%s", (name, levels) => {
  expect(findLevels(name)).toEqual(levels);
});
