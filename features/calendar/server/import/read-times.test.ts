import { expect, it } from "vitest";
import { looksLikeTimes, readTimes } from "./read-times.ts";

it.each([
  ["9:30", "09:30", null],
  ["09:30", "09:30", null],
  ["9.30 am", "09:30", null],
  ["9 am", "09:00", null],
  ["9", "09:00", null],
  ["2:30", "14:30", null],
  ["02:30", "02:30", null],
  ["14:00", "14:00", null],
  ["12 noon", "12:00", null],
  ["12:15 AM", "00:15", null],
  ["5 p.m.", "17:00", null],
  ["सुबह 9 बजे", "09:00", null],
  ["शाम ५:३० बजे", "17:30", null],
  ["दोपहर 12:30", "12:30", null],
  ["9:00 am - 12:30 pm", "09:00", "12:30"],
  ["9 to 12", "09:00", "12:00"],
  ["10–1", "10:00", "13:00"],
  ["2 to 4 pm", "14:00", "16:00"],
  ["सुबह 9 से 12 बजे तक", "09:00", "12:00"],
  ["0.375", "09:00", null],
])("reads %s", (text, start, end) => {
  expect(readTimes(text)).toEqual({ start, end });
});

it.each(["", "25:00", "9:75", "soon", "13 pm", "9 to 10 to 11", "9:".repeat(100)])(
  "does not take %s for a time",
  (text) => {
    expect(readTimes(text)).toBeUndefined();
  },
);

it("tells times from numbers and titles outside a column of times", () => {
  expect(["9:30 am", "9 बजे", "9.30", "9", "10 am to 1 pm", "Class 9", "3.5"].map(looksLikeTimes)).toEqual([
    true,
    true,
    false,
    false,
    true,
    false,
    false,
  ]);
});
