import { expect, it } from "vitest";
import { judgeEnquiry } from "./judge-enquiry.ts";

const TEXTS = {
  name: "Sunita Sharma",
  address: "12, Station Road",
  message: "Is there a bus from Freeganj?",
};
const SIGNS = { isTrapped: false, seconds: 60, fromAddress: 1, copies: 0, ownHost: "school.example" };

const judge = (texts: Partial<typeof TEXTS>, signs: Partial<Parameters<typeof judgeEnquiry>[1]> = {}) =>
  judgeEnquiry({ ...TEXTS, ...texts }, { ...SIGNS, ...signs });

const links = (count: number) =>
  Array.from({ length: count }, (_, index) => `https://shop.example/${index}`).join(" ");

it.each([
  ["an ordinary message", {}, {}],
  ["a message without a known time", {}, { seconds: undefined }],
  ["a message that was pasted quickly", {}, { seconds: 1 }],
  ["a link to a map in the address", { address: "https://maps.example/abc" }, {}],
  ["two links", { message: links(2) }, {}],
  [
    "links to the school's own pages",
    {
      message: "http://school.example/fees https://www.school.example/notices/1 www.school.example/calendar",
    },
    { seconds: 1 },
  ],
  ["text that looks like HTML", { message: "<script>alert(1)</script> <a href='#x'>fees</a> 2 < 3" }, {}],
  ["the eleventh message of a large network", {}, { fromAddress: 11 }],
  ["a text that was sent nine times", {}, { copies: 9 }],
] as const)("%s is not spam", (_what, texts, signs) => {
  expect(judge(texts, signs)).toEqual([]);
});

it.each([
  ["trap", {}, { isTrapped: true }],
  ["manyLinks", { message: links(3) }, {}],
  ["manyLinks", { message: "[url=http://shop.example]cheap[/url]" }, {}],
  ["manyLinks", { message: 'Buy <a class="x" href="https://shop.example">here</a>' }, {}],
  ["linkInName", { name: "Buy at www.shop.example" }, {}],
  ["copies", {}, { copies: 10 }],
] as const)("%s is enough", (reason, texts, signs) => {
  expect(judge(texts, signs)).toEqual([reason]);
});

it("two weak signs together are enough", () => {
  expect(judge({ message: links(1) }, { seconds: 1 })).toEqual(["link", "fast"]);
  expect(judge({}, { seconds: 0, fromAddress: 11 })).toEqual(["fast", "often"]);
  expect(judge({ message: links(1) }, { fromAddress: 11, seconds: undefined })).toEqual(["link", "often"]);
});
