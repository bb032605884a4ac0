import { expect, it } from "vitest";
import { readLines } from "../../../../tests/word-lists.ts";
import { judgeEnquiry } from "./judge-enquiry.ts";

const SPAM_TEXTS = readLines("features/enquiries/tests/spam-texts.txt");
const PARENTS_TEXTS = readLines("features/enquiries/tests/parents-texts.txt");

const TEXTS = {
  name: "Sunita Sharma",
  phoneNumber: "98765 43210",
  address: "12, Station Road",
  message: "Is there a bus from Freeganj?",
};
const SIGNS = {
  isTrapped: false,
  seconds: 60,
  fromAddress: 1,
  isFlood: false,
  earlier: [] as string[],
  ownHost: "school.example",
};

const judge = (texts: Partial<typeof TEXTS>, signs: Partial<Parameters<typeof judgeEnquiry>[1]> = {}) =>
  judgeEnquiry({ ...TEXTS, ...texts }, { ...SIGNS, ...signs });

const links = (count: number) =>
  Array.from({ length: count }, (_, index) => `https://blog.example/${index}`).join(" ");
const copies = (count: number, message = TEXTS.message) => Array.from({ length: count }, () => message);

it.each(SPAM_TEXTS)("spam: %s", (message) => {
  expect(judge({ message }, { seconds: undefined })).not.toEqual([]);
});

it.each(PARENTS_TEXTS)("a parent: %s", (message) => {
  expect(judge({ message }, { seconds: undefined })).toEqual([]);
  expect(judge({ message }, { isFlood: true, earlier: PARENTS_TEXTS }), "in a flood").toEqual([]);
});

it.each([
  ["a message without a known time", {}, { seconds: undefined }],
  ["a message that was pasted quickly", {}, { seconds: 1 }],
  ["a link to a map in the address", { address: "https://maps.example/abc" }, {}],
  ["two links", { message: links(2) }, {}],
  [
    "links to the school's own pages",
    { message: "http://school.example/fees https://www.school.example/notices/1 school.example/calendar" },
    { seconds: 1 },
  ],
  ["text that looks like HTML", { message: "<script>alert(1)</script> <a href='#x'>fees</a> 2 < 3" }, {}],
  [
    "a name that looks like a host",
    { name: "Mr.Sharma", message: "Bus in Class 3.My son waits" },
    { seconds: 1 },
  ],
  ["an email address", { message: "Write to sunita@gmail.com or a.b@mail.example.com" }, { seconds: 1 }],
  ["the sender's own number in WhatsApp", { message: "Call wa.me/919876543210" }, {}],
  ["the eleventh message of a large network", {}, { fromAddress: 11 }],
  ["a text that was sent nine times", {}, { earlier: copies(9) }],
  [
    "a short question that many ask about different classes",
    { message: "What is the fee for class 3?" },
    { earlier: Array.from({ length: 30 }, (_, index) => `What is the fee for class ${index + 4}?`) },
  ],
] as const)("%s is not spam", (_what, texts, signs) => {
  expect(judge(texts, signs)).toEqual([]);
});

it.each([
  ["trap", {}, { isTrapped: true }],
  ["manyLinks", { message: links(3) }, {}],
  ["manyLinks", { message: "[url=http://blog.example]cheap[/url]" }, {}],
  ["manyLinks", { message: 'Buy <a class="x" href="https://blog.example">here</a>' }, {}],
  ["linkInName", { name: "Buy at www.blog.example" }, {}],
  ["riskyLink", { message: "Nice school bit.ly/3xYz" }, {}],
  ["riskyLink", { message: "Nice school EXAMPLE.shop" }, {}],
  ["riskyLink", { message: "Call wa.me/919999999999" }, {}],
  ["copies", {}, { earlier: copies(10) }],
] as const)("%s is enough", (reason, texts, signs) => {
  expect(judge(texts, signs)).toEqual([reason]);
});

it("two weak signs together are enough", () => {
  expect(judge({ message: links(1) }, { seconds: 1 })).toEqual(["link", "fast"]);
  expect(judge({}, { seconds: 0, fromAddress: 11 })).toEqual(["often", "fast"]);
  expect(judge({ message: links(1) }, { fromAddress: 11, seconds: undefined })).toEqual(["link", "often"]);
  expect(judge({ message: links(1) }, { earlier: copies(3, links(1)) })).toEqual(["link", "repeated"]);
});

it("a copy with other words, numbers and order is a copy", () => {
  const varied = (name: string, number: number) =>
    `Hello ${name}, please visit our new store in the city centre and take a gift number ${number}!`;
  const earlier = Array.from({ length: 10 }, (_, index) => varied(`friend${index}`, index * 7));
  expect(judge({ message: varied("teacher", 99).toUpperCase() }, { earlier })).toEqual(["copies"]);
});

it("in a flood a short text with another number is a copy", () => {
  const earlier = Array.from({ length: 10 }, (_, index) => `Vote ${index}`);
  expect(judge({ message: "Vote 99" }, { earlier })).toEqual([]);
  expect(judge({ message: "Vote 99" }, { earlier, isFlood: true })).toEqual(["copies", "flood"]);
});
