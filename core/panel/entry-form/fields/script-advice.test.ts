import { expect, it } from "vitest";
import { words } from "../../../ui/panel-words.ts";
import { adviseOn } from "./script-advice.ts";

const { hindiInEnglish, englishInHindi } = words.companions;

it("gives no advice on texts in the right language, even if mixed", () => {
  expect(adviseOn("Holiday", "अवकाश")).toEqual({});
  expect(adviseOn("Holiday", "")).toEqual({});
  expect(adviseOn("Class 10 (कक्षा 10)", "CBSE परिणाम 2026")).toEqual({});
  expect(adviseOn("", "")).toEqual({});
  expect(adviseOn("10", "10")).toEqual({});
});

it("points out Hindi in the English field if the Hindi field is empty", () => {
  expect(adviseOn("दीपावली अवकाश 2026", " ")).toEqual({ english: hindiInEnglish });
  expect(adviseOn("दीपावली अवकाश", "दीपावली अवकाश")).toEqual({});
});

it("points out English in the Hindi field", () => {
  expect(adviseOn("Holiday", "Holiday 2026")).toEqual({ hindi: englishInHindi });
});
