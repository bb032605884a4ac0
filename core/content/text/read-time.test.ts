import { expect, it } from "vitest";
import { readTime } from "./read-time.ts";

it.each([
  ["07:30", "07:30"],
  ["7:05", "07:05"],
  [" 7.05 ", "07:05"],
  ["07:05:00", "07:05"],
  ["7:05 am", "07:05"],
  ["7:05 A.M.", "07:05"],
  ["1:40 PM", "13:40"],
  ["1:40pm", "13:40"],
  ["12:15 am", "00:15"],
  ["12:00 pm", "12:00"],
  ["7 am", "07:00"],
  ["23:59", "23:59"],
])("%s is %s", (text, time) => {
  expect(readTime(text)).toBe(time);
});

it.each(["", "7", "24:00", "7:60", "13:00 pm", "0:30 am", "7:5", "07:30 m", "7:30 a", "half past seven"])(
  "%s is not a time",
  (text) => {
    expect(readTime(text)).toBeUndefined();
  },
);
