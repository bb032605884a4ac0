import { expect, it } from "vitest";
import { findKindOfTitle } from "./find-kind.ts";

it.each([
  ["Christmas holiday", "holiday"],
  ["Winter vacation", "holiday"],
  ["Diwali holidays begin", "holiday"],
  ["शीतकालीन अवकाश", "holiday"],
  ["Annual exam starts", "examination"],
  ["Half-yearly examinations", "examination"],
  ["वार्षिक परीक्षा प्रारंभ", "examination"],
  ["Class 10 PTM", "meeting"],
  ["Holiday homework", undefined],
  ["Sports day", undefined],
  ["Starts", undefined],
])("the kind of %s is %s", (title, kind) => {
  expect(findKindOfTitle(title)).toBe(kind);
});
