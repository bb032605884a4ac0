import { expect, test } from "vitest";
import { PUBLIC_CACHING, proxyExpiry } from "./public-caching.ts";

const NOW = 1_800_000_000_500;
const expiryFor = (clock: string | undefined, caching = PUBLIC_CACHING) =>
  proxyExpiry({ "x-proxy-clock": clock }, { "cache-control": caching }, NOW);

test.each([
  ["1800000000.499", "@1800000000"],
  ["1799999999.999", "@1799999999"],
  ["1800000004.000", "@1800000004"],
])("a proxy whose clock says %s may keep the response until %s is over", (clock, expiry) => {
  expect(expiryFor(clock)).toBe(expiry);
});

test.each([
  undefined,
  "",
  "now",
  "1800000000",
  "1800000099.000",
  "1700000000.000",
  "9999999999.000",
  "@1800000000.000",
  "1800000000.000\r\nx: y",
])("%j is no clock", (clock) => {
  expect(expiryFor(clock)).toBeUndefined();
});

test("a response that nobody may cache has no expiry", () => {
  expect(expiryFor("1800000000.499", "no-store")).toBeUndefined();
});
