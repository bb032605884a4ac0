import { expect, it } from "vitest";
import { buildZip, type ZipPart } from "../../../tests/sheets.ts";
import { requireHarmlessZip } from "./check-zip.ts";

const limits = { entries: 3, bytes: 1000 };
const look = (...parts: ZipPart[]) => requireHarmlessZip(buildZip(parts), limits);
const part = (name: string, size: number, declaredSize = size): ZipPart => ({
  name,
  data: "a".repeat(size),
  declaredSize,
});

it("returns the names of the entries if their sizes are true", async () => {
  expect(await look(part("a.xml", 400), part("b/", 0), part("b/c.xml", 600))).toEqual([
    "a.xml",
    "b/",
    "b/c.xml",
  ]);
});

it.each([
  ["more bytes than allowed", [part("a", 400), part("b", 601)], "holds too much"],
  ["more entries than allowed", ["a", "b", "c", "d"].map((name) => part(name, 1)), "holds too much"],
  ["an entry that is larger than declared", [part("a", 5000, 10)], "damaged"],
  ["an entry with a declared size of 0", [part("a", 5000, 0)], "damaged"],
  ["an entry that is smaller than declared", [part("a", 10, 20)], "damaged"],
  ["an entry with a password", [{ ...part("a", 10), isEncrypted: true as const }], "password"],
])("refuses %s", async (_name, parts, words) => {
  await expect(look(...parts)).rejects.toThrow(words);
});

it("refuses bytes that are cut off anywhere", async () => {
  const whole = buildZip([part("a", 100), part("b", 100)]);
  for (let length = 0; length < whole.length; length++) {
    await expect(requireHarmlessZip(whole.subarray(0, length), limits)).rejects.toThrow("damaged");
  }
});

it("checks the directory that the spreadsheet library opens", async () => {
  const bomb = buildZip([part("a", 5000, 10)]);
  const hiding = buildZip([part("a", 100)], { comment: bomb.toString("latin1") });
  await expect(requireHarmlessZip(hiding, limits)).rejects.toThrow("damaged");
  const counted = buildZip([part("a", 100), part("b", 5000, 10)], { claims: { size: 47 } });
  await expect(requireHarmlessZip(counted, limits)).rejects.toThrow("damaged");
  const padded = Buffer.concat([buildZip([part("a", 100)]), Buffer.alloc(10)]);
  expect(await requireHarmlessZip(padded, limits)).toEqual(["a"]);
});
