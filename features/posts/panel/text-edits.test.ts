import { describe, expect, test } from "vitest";
import type { TextEdit } from "../../../core/panel/typing/apply-edit.ts";
import { findMarksAt, insertPasted, insertPicture, type Selection, toggleMark } from "./text-edits.ts";

/** `|` stands for the caret, or for both ends of the selection. */
function read(text: string): Selection {
  const start = text.indexOf("|");
  const end = text.lastIndexOf("|");
  return { value: text.replaceAll("|", ""), start, end: end === start ? start : end - 1 };
}

function write({ value }: Selection, { from, to, text, selection: [start, end] }: TextEdit): string {
  const changed = value.slice(0, from) + text + value.slice(to);
  const caret = start === end ? "|" : `|${changed.slice(start, end)}|`;
  return changed.slice(0, start) + caret + changed.slice(end);
}

const apply = (text: string, action: (selection: Selection) => TextEdit) =>
  write(read(text), action(read(text)));

describe("bold", () => {
  test.each([
    ["a |b c| d", "a **|b c|** d"],
    ["a| b |c", "a **|b|** c"],
    ["a **|b|** c", "a |b| c"],
    ["a |**b**| c", "a |b| c"],
    ["a **b c|c d** e", "a b |cc| d e"],
    ["a un|believ|able", "a **|unbelievable|**"],
    ["यह अनु|शासन है", "यह **|अनुशासन|** है"],
    ["a |", "a **|bold text|**"],
    ["**a | b**", "a | b"],
    ["- |", "- **|bold text|**"],
    ["|a\n\n- b\nc|", "|**a**\n\n- **b**\n**c**|"],
    ["|**a**\n- **b**|", "|a\n- b|"],
    ["|**a**\n- b|", "|**a**\n- **b**|"],
    ["*|a|*", "***|a|***"],
    ["***|a|***", "*|a|*"],
  ])("%s", (before, after) => {
    expect(apply(before, (selection) => toggleMark(selection, "bold"))).toBe(after);
  });
});

test.each([
  ["a |b|", "a *|b|*"],
  ["a *|b|*", "a |b|"],
  ["a **|b|**", "a ***|b|***"],
  ["|", "*|italic text|*"],
])("italic: %s", (before, after) => {
  expect(apply(before, (selection) => toggleMark(selection, "italic"))).toBe(after);
});

test.each([
  ["a **b| c** d", ["bold"]],
  ["> ***a|***", ["quote", "bold", "italic"]],
  ["a\n### [b|](/c)", ["subheading", "link"]],
  ["|- a\n\n- b|\nc", ["bullets"]],
  ["|- a\nb|", []],
  ["1. **a** |", ["numbers"]],
  ["**a**|", []],
  ["|", []],
])("finds the marks at %j", (text, marks) => {
  expect(findMarksAt(read(text))).toEqual(marks);
});

describe("lines", () => {
  test.each([
    ["heading", "a\nb|c\nd", "a\n## bc|\nd"],
    ["heading", "## a|", "a|"],
    ["subheading", "## a|", "### a|"],
    ["bullets", "|a\n\nb\n|c", "|- a\n\n- b|\nc"],
    ["bullets", "|- a\n- b|", "|a\nb|"],
    ["numbers", "|- a\n- b|", "|1. a\n2. b|"],
    ["quote", "|", "> |"],
    ["quote", "|\na", "> |\na"],
  ] as const)("%s: %j", (mark, before, after) => {
    expect(apply(before, (selection) => toggleMark(selection, mark))).toBe(after);
  });
});

test.each([
  ["see |the fees|", "see [the fees](|https://|)"],
  ["see |https://a.example|", "see [|words of the link|](https://a.example)"],
  ["|", "[words of the link](|https://|)"],
  ["see [the| fees](/fees)", "see |the fees|"],
])("selects the missing part of a link, or removes it: %s", (before, after) => {
  expect(apply(before, (selection) => toggleMark(selection, "link"))).toBe(after);
});

test.each([
  ["|", "![|What the picture shows|](picture:2)"],
  ["a|", "a\n\n![|What the picture shows|](picture:2)"],
  ["a\n|b", "a\n\n![|What the picture shows|](picture:2)\n\nb"],
  ["a\n\n|\n\nb", "a\n\n![|What the picture shows|](picture:2)\n\nb"],
])("inserts a picture between paragraphs: %j", (before, after) => {
  expect(apply(before, (selection) => insertPicture(selection, 2))).toBe(after);
});

const PASTED = { leftOut: { pictures: 0, links: 0, tables: 0 } };

test.each([
  ["a |b| c", "a **d**| c"],
  ["|", "**d**|"],
])("pastes words in place of the selection: %j", (before, after) => {
  const words = { ...PASTED, text: "**d**", startsOnOwnLine: false, endsOnOwnLine: false };
  expect(apply(before, (selection) => insertPasted(selection, words))).toBe(after);
});

test.each([
  ["a|b", "a\n\n## c\n\n- d|\n\nb"],
  ["a\n|\nb", "a\n\n## c\n\n- d|\n\nb"],
  ["a\n\n|", "a\n\n## c\n\n- d|"],
])("pastes a heading and a list between paragraphs: %j", (before, after) => {
  const blocks = { ...PASTED, text: "## c\n\n- d", startsOnOwnLine: true, endsOnOwnLine: true };
  expect(apply(before, (selection) => insertPasted(selection, blocks))).toBe(after);
});
