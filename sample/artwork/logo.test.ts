import { readFileSync } from "node:fs";
import sharp from "sharp";
import { expect, it } from "vitest";
import { logo } from "./logo.ts";

const published = (name: string): URL => new URL(`../../public/${name}`, import.meta.url);

it("publishes the mark as it is drawn", () => {
  expect(readFileSync(published("logo.svg"), "utf8")).toBe(`${logo(64)}\n`);
  expect(readFileSync(published("favicon.svg"), "utf8")).toBe(`${logo(32, "square")}\n`);
});

it.each([
  ["icon-32", 32],
  ["icon-192", 192],
  ["icon-512", 512],
  ["maskable-512", 512],
  ["apple-touch-180", 180],
])("publishes %s as a square PNG of %i pixels", async (name, size) => {
  const { format, width, height } = await sharp(readFileSync(published(`icons/${name}.png`))).metadata();
  expect({ format, width, height }).toEqual({ format: "png", width: size, height: size });
});

it("fills the maskable icon to its corners", async () => {
  const { data, info } = await sharp(readFileSync(published("icons/maskable-512.png")))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(data[info.channels - 1]).toBe(255);
});
