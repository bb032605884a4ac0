import { describe, expect, it } from "vitest";
import { captionIn, captionLacksHindi, readCaptions, writeCaptions } from "./captions.ts";

describe("the texts of a picture on a page", () => {
  it("are those of its language", () => {
    const texts = { caption: "Flag", captionHi: "ध्वज", alt: "A flag", altHi: "एक ध्वज" };
    expect(captionIn(texts, "en")).toEqual({ caption: "Flag", alt: "A flag" });
    expect(captionIn(texts, "hi")).toEqual({ caption: "ध्वज", alt: "एक ध्वज" });
  });

  it("are those of the other language if there is nothing else", () => {
    expect(captionIn({ captionHi: "ध्वज" }, "en")).toEqual({ caption: "ध्वज", alt: "ध्वज" });
    expect(captionIn({ alt: "A flag" }, "hi")).toEqual({ caption: "", alt: "A flag" });
    expect(captionIn({ alt: "A flag", captionHi: "ध्वज" }, "hi").alt).toBe("ध्वज");
    expect(captionIn(undefined, "en")).toEqual({ caption: "", alt: "" });
  });
});

it("equal captions are written alike, without empty texts", () => {
  const one = { "b.jpg": { alt: "B", caption: "b" }, "a.jpg": { caption: "" } };
  expect(writeCaptions(one)).toBe('{"b.jpg":{"caption":"b","alt":"B"}}');
  expect(readCaptions(writeCaptions(one))).toEqual({ "b.jpg": { caption: "b", alt: "B" } });
  expect(writeCaptions({ "a.jpg": {} })).toBe("");
  expect(readCaptions("")).toEqual({});
  expect(readCaptions(null)).toEqual({});
});

it("a text in English without its Hindi is a gap", () => {
  expect(captionLacksHindi({ a: { caption: "Flag" } })).toBe(true);
  expect(captionLacksHindi({ a: { caption: "Flag", captionHi: "ध्वज", alt: "A flag" } })).toBe(true);
  expect(captionLacksHindi({ a: { caption: "ध्वज" }, b: { captionHi: "ध्वज" } })).toBe(false);
});
