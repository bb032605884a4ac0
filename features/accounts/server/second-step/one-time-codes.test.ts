import { describe, expect, it } from "vitest";
import { codeOf, createKey, encodeBase32, findStep, keyUri, stepAt } from "./one-time-codes.ts";

/** The key of the test vectors of both RFCs. */
const BYTES = Buffer.from("12345678901234567890");
const KEY = encodeBase32(BYTES);

describe("the code of a counter", () => {
  it("is that of RFC 4226, appendix D", () => {
    const codes = Array.from({ length: 10 }, (_, counter) => codeOf(BYTES, counter));
    expect(codes).toEqual([
      ...["755224", "287082", "359152", "969429", "338314"],
      ...["254676", "287922", "162583", "399871", "520489"],
    ]);
  });

  it.each([
    [59, "94287082"],
    [1111111109, "07081804"],
    [1111111111, "14050471"],
    [1234567890, "89005924"],
    [2000000000, "69279037"],
    [20000000000, "65353130"],
  ])("at %i seconds is that of RFC 6238, appendix B", (seconds, code) => {
    expect(codeOf(BYTES, stepAt(seconds * 1000), 8)).toBe(code);
  });
});

describe("the time step of a code", () => {
  const center = stepAt(Date.parse("2026-11-18T10:00:00Z"));
  const codeAt = (step: number) => codeOf(BYTES, center + step);

  it.each([1, 4])("is found up to %i steps away", (stepsOff) => {
    for (const off of [0, stepsOff, -stepsOff]) {
      expect(findStep(KEY, codeAt(off), center, stepsOff)).toBe(center + off);
    }
    for (const off of [stepsOff + 1, -stepsOff - 1]) {
      expect(findStep(KEY, codeAt(off), center, stepsOff)).toBeUndefined();
    }
  });

  it("is not found for what is not a code", () => {
    for (const code of ["", "12345", `${codeAt(0)}0`, "abcdef"]) {
      expect(findStep(KEY, code, center, 4)).toBeUndefined();
    }
  });
});

it("a key is written in Base32 as in RFC 4648, and each new one differs", () => {
  expect(encodeBase32(Buffer.from("foobar"))).toBe("MZXW6YTBOI");
  const keys = Array.from({ length: 50 }, createKey);
  expect(new Set(keys).size).toBe(50);
  expect(keys.every((key) => /^[A-Z2-7]{32}$/.test(key))).toBe(true);
});

it("an app reads the school, the account and the key from the address, whatever the name of the school is", () => {
  for (const issuer of ["Adarsh Vidya Gurukul", "आदर्श: विद्या & गुरुकुल"]) {
    const uri = new URL(keyUri({ key: KEY, issuer, account: "clerk+1@school.example" }));
    const [school, account] = uri.pathname.slice(1).split(":").map(decodeURIComponent);
    expect([school, account]).toEqual([issuer.replace(":", " "), "clerk+1@school.example"]);
    expect([uri.searchParams.get("issuer"), uri.searchParams.get("secret")]).toEqual([issuer, KEY]);
  }
});
