import { describe, expect, it } from "vitest";
import { typesetCircular } from "./circular-pdf.ts";
import { circulars } from "./content/circulars.ts";

describe.each(circulars)("the circular $key", (circular) => {
  it("is a small PDF of one page that the upload check lets pass", async () => {
    const pdf = await typesetCircular(circular);
    const source = pdf.toString("latin1");
    expect(source).toMatch(/^%PDF-/);
    expect(source.match(/\/Type \/Page\b/g)).toHaveLength(1);
    expect(source).not.toMatch(/\/(JavaScript|JS|Launch|EmbeddedFile)/);
    expect(pdf.length).toBeLessThan(150_000);
  });

  it("gives the same bytes every time", async () => {
    expect((await typesetCircular(circular)).equals(await typesetCircular(circular))).toBe(true);
  });
});

describe("a circular that is too long", () => {
  it("is refused rather than printed over the foot of the page", async () => {
    const [circular] = circulars;
    if (!circular) throw new Error("There is no circular to lengthen");
    const body = Array.from({ length: 12 }, () => circular.body).flat();
    await expect(typesetCircular({ ...circular, body })).rejects.toThrow("does not fit on one page");
  });
});
