import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { pictures } from "./catalogue.ts";

describe("the artwork catalogue", () => {
  it("names every picture once", () => {
    const keys = pictures.map(({ key }) => key);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  it("describes every picture in its own words", () => {
    const alts = pictures.map(({ alt }) => alt.trim());
    expect(alts.filter((alt) => alt.length < 12)).toEqual([]);
    expect(alts.filter((alt, index) => alts.indexOf(alt) !== index)).toEqual([]);
  });

  it.each(pictures.map((picture) => [picture.key, picture] as const))(
    "draws %s the same way each time, as a whole SVG of the promised size",
    async (_key, picture) => {
      const drawn = picture.draw();
      expect(picture.draw() === drawn).toBe(true);
      expect(drawn).not.toMatch(/NaN|undefined|Infinity/);
      const { format, width, height } = await sharp(Buffer.from(drawn)).metadata();
      expect({ format, width, height }).toEqual({
        format: "svg",
        width: picture.width,
        height: picture.height,
      });
    },
  );
});
