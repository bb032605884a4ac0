import { expect, it } from "vitest";
import { findPictureSize, pictureSrcSet, sizedName, storedNames, variantWidths } from "./images.ts";

const NAME = sizedName("0f".repeat(16), { width: 1600, height: 1200 }, "jpg");

it("a picture's name contains its size", () => {
  expect(NAME).toBe(`${"0f".repeat(16)}-1600x1200.jpg`);
  expect(findPictureSize(NAME)).toEqual({ width: 1600, height: 1200 });
  expect(findPictureSize(`${"0f".repeat(16)}.pdf`)).toBeUndefined();
  expect(findPictureSize("photo.jpg")).toBeUndefined();
});

it("variants are narrower than the picture itself", () => {
  expect(variantWidths({ width: 1600, height: 1 })).toEqual([320, 640, 1024]);
  expect(variantWidths({ width: 320, height: 1 })).toEqual([]);
  expect(variantWidths({ width: 2400, height: 1 })).toEqual([320, 640, 1024, 1600]);
});

it("all stored names of a picture follow from its own name", () => {
  const base = NAME.replace(".jpg", "");
  expect(storedNames(NAME)).toEqual([NAME, `${base}.w320.webp`, `${base}.w640.webp`, `${base}.w1024.webp`]);
  expect(storedNames("a.pdf")).toEqual(["a.pdf"]);
});

it("a srcset offers every width from the narrowest to the picture itself", () => {
  const small = sizedName("k", { width: 400, height: 300 }, "png");
  expect(pictureSrcSet("/f", small)).toBe("/f/k-400x300.w320.webp 320w, /f/k-400x300.png 400w");
  expect(pictureSrcSet("/f", "a.pdf")).toBeUndefined();
});
