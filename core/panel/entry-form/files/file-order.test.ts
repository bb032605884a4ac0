import { describe, expect, it } from "vitest";
import { dropFiles, type MoveTo, moveFiles, removeFiles, restoreFiles } from "./file-order.ts";

const FILES = ["a", "b", "c", "d", "e"];
const order = (files: readonly unknown[]) => files.join("");

describe("moving", () => {
  it.each<[ids: string, to: MoveTo, result: string]>([
    ["c", "start", "cabde"],
    ["c", "earlier", "acbde"],
    ["c", "later", "abdce"],
    ["c", "end", "abdec"],
    ["a", "earlier", "abcde"],
    ["e", "later", "abcde"],
    ["bd", "start", "bdace"],
    ["bd", "end", "acebd"],
    ["bd", "earlier", "bdace"],
    ["bd", "later", "acbde"],
    ["abcde", "start", "abcde"],
  ])("%s to %s gives %s", (ids, to, result) => {
    expect(order(moveFiles(FILES, new Set(ids), to))).toBe(result);
  });
});

describe("dropping", () => {
  it.each([
    ["a", "c", "bcade"],
    ["e", "c", "abecd"],
    ["ae", "c", "bcaed"],
    ["de", "a", "deabc"],
    ["ac", "b", "bacde"],
    ["ac", "c", "abcde"],
  ])("%s on %s gives %s", (ids, on, result) => {
    expect(order(dropFiles(FILES, new Set(ids), on))).toBe(result);
  });
});

it("restores removed files at their places", () => {
  const { left, removed } = removeFiles(FILES, new Set(["a", "c", "e"]));
  expect(order(left)).toBe("bd");
  expect(order(restoreFiles(left, removed))).toBe("abcde");
});
