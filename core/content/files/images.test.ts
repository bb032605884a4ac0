import { expect, it } from "vitest";
import {
  findPictureSize,
  isStoredName,
  originalNames,
  pictureSrcSet,
  sizedName,
  storedNames,
  type UsefulWidths,
  variantWidths,
} from "./images.ts";

const NAME = sizedName("0f".repeat(16), { width: 1600, height: 1200 }, "jpg");

it("a picture's name contains its size", () => {
  expect(NAME).toBe(`${"0f".repeat(16)}-1600x1200.v2.jpg`);
  expect(findPictureSize(NAME)).toEqual({ width: 1600, height: 1200 });
  expect(findPictureSize(`${"0f".repeat(16)}.pdf`)).toBeUndefined();
  expect(findPictureSize("photo.jpg")).toBeUndefined();
});

it("variants are narrower than the picture itself, in steps of about 1.3", () => {
  const widthsOf = (width: number) => variantWidths(sizedName("k", { width, height: 1 }, "jpg"));
  expect(widthsOf(320)).toEqual([]);
  expect(widthsOf(1600)).toEqual([320, 420, 560, 740, 960, 1240]);
  const all = widthsOf(2400);
  for (const [index, width] of all.slice(1).entries()) {
    expect(width / (all[index] ?? 0)).toBeGreaterThan(1.25);
    expect(width / (all[index] ?? 0)).toBeLessThan(1.35);
  }
});

it("a picture of an earlier upload has the variants that were made then", () => {
  const earlier = `${"0f".repeat(16)}-2400x1200.jpg`;
  expect(isStoredName(earlier)).toBe(true);
  expect(findPictureSize(earlier)).toEqual({ width: 2400, height: 1200 });
  expect(variantWidths(earlier)).toEqual([320, 640, 1024, 1600]);
  expect(storedNames(earlier)[1]).toBe(`${"0f".repeat(16)}-2400x1200.w320.webp`);
});

it("only names of stored pictures, variants and documents are stored names", () => {
  const key = "0f".repeat(16);
  for (const name of [`${key}.pdf`, ...storedNames(NAME), ...storedNames(`${key}-400x300.jpg`)])
    expect(isStoredName(name), name).toBe(true);
  for (const name of [`${key}-4x3.v3.jpg`, `${key}.v2.jpg`, `../${key}.pdf`, `${key}-4x3.v2.v2.jpg`])
    expect(isStoredName(name), name).toBe(false);
  expect(originalNames(storedNames(NAME)[1] ?? "")).toContain(NAME);
});

it("all stored names of a picture follow from its own name", () => {
  const base = NAME.replace(".jpg", "");
  expect(storedNames(NAME)).toEqual([
    NAME,
    ...[320, 420, 560, 740, 960, 1240].map((width) => `${base}.w${width}.webp`),
  ]);
  expect(storedNames("a.pdf")).toEqual(["a.pdf"]);
});

it("a srcset offers every width from the narrowest to the picture itself", () => {
  const small = sizedName("k", { width: 400, height: 300 }, "png");
  expect(pictureSrcSet("/f", small)).toBe("/f/k-400x300.v2.w320.webp 320w, /f/k-400x300.v2.png 400w");
  expect(pictureSrcSet("/f", "a.pdf")).toBeUndefined();
});

it("a srcset offers only the widths that a place can use, and no picture wider than the widest variant", () => {
  const widthsOf = (width: number, useful?: UsefulWidths) =>
    pictureSrcSet("/f", sizedName("k", { width, height: 1 }, "jpg"), useful)
      ?.match(/\d+(?=w(,|$))/g)
      ?.map(Number);
  expect(widthsOf(2400)).toEqual([320, 420, 560, 740, 960, 1240, 1600]);
  expect(widthsOf(1600, { from: 560, upTo: 960 })).toEqual([560, 740, 960]);
  expect(widthsOf(400, { from: 560 })).toEqual([400]);
  expect(widthsOf(400, { upTo: 100 })).toEqual([320]);
});
