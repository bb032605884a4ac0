import { expect, it } from "vitest";
import { buildZip, type ZipPart } from "../../../tests/sheets.ts";
import { requireHarmlessZip } from "./zip-directory.ts";

const limits = { entries: 3, bytes: 1000 };
const look = (...parts: ZipPart[]) => requireHarmlessZip(buildZip(parts), limits);
const part = (name: string, size: number, declaredSize = size): ZipPart => ({
  name,
  data: "a".repeat(size),
  declaredSize,
});

it("lists the entries of a ZIP whose sizes are correct", () => {
  expect(look(part("a.xml", 400), part("b/", 0), part("b/c.xml", 600))).toEqual(["a.xml", "b/", "b/c.xml"]);
});

it.each([
  ["more than is taken", [part("a", 400), part("b", 601)], "holds too much"],
  ["more entries than are taken", ["a", "b", "c", "d"].map((name) => part(name, 1)), "holds too much"],
  ["an entry that is larger than it says", [part("a", 5000, 10)], "damaged"],
  ["an entry that says nothing of its size", [part("a", 5000, 0)], "damaged"],
  ["an entry that is smaller than it says", [part("a", 10, 20)], "damaged"],
  ["an entry with a password", [{ ...part("a", 10), isEncrypted: true as const }], "password"],
])("rejects %s", (_name, parts, words) => {
  expect(() => look(...parts)).toThrow(words);
});

it("rejects truncated data", () => {
  const whole = buildZip([part("a", 100), part("b", 100)]);
  for (let length = 0; length < whole.length; length++) {
    expect(() => requireHarmlessZip(whole.subarray(0, length), limits)).toThrow("damaged");
  }
});
