import { expect, it } from "vitest";
import { readQuery } from "../../../core/content/search/read-query.ts";
import { findCalendarQuestion } from "./find-calendar-question.ts";

it.each([
  ["today", { days: "today", kind: undefined }],
  ["kal chutti hai kya", { days: "tomorrow", kind: "holiday" }],
  ["परसों", { days: "dayAfter", kind: undefined }],
  ["this week", { days: "week", kind: undefined }],
  ["is hafte ke exam", { days: "week", kind: "examination" }],
  ["अगले हफ्ते", { days: "nextWeek", kind: undefined }],
  ["next exam", { days: "next", kind: "examination" }],
  ["agli chutti kab hai", { days: "next", kind: "holiday" }],
  ["अगली परीक्षा", { days: "next", kind: "examination" }],
  ["next ptm", { days: "next", kind: "meeting" }],
  ["is school open tomorrow", { days: "tomorrow", kind: undefined }],
  ["annual function", undefined],
  ["library week", undefined],
  ["class 5 exam", undefined],
  ["fees", undefined],
  ["where", undefined],
])("%j asks the calendar for %j", (q, question) => {
  expect(findCalendarQuestion(readQuery(q))).toEqual(question);
});
