import { expect, test } from "vitest";
import { chooseEncoding } from "./accept-encoding.ts";

test.each([
  [undefined, "identity"],
  ["", "identity"],
  [",", "identity"],
  ["gzip, deflate", "gzip"],
  ["gzip, deflate, br", "br"],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip,br", "br"],
  ["  br  ", "br"],
  ["BR", "br"],
  ["GZip", "gzip"],
  ["x-gzip", "gzip"],
  ["deflate, compress", "identity"],
])("of %j we send %s", (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding);
});

test.each(["zebra", "brotli", "libre, gzipped", "br-x", "gzip2", "br gzip", '"br"'])(
  "%j only looks like something we have",
  (header) => {
    expect(chooseEncoding(header)).toBe("identity");
  },
);

test.each([
  ["br;q=0, gzip", "gzip"],
  ["br;q=0.000, gzip;q=0.0", "identity"],
  ["br; Q=0 , gzip", "gzip"],
  ["gzip;q=0.5, br;q=0.1", "gzip"],
  ["gzip;q=0.5, br;q=0.5", "br"],
  ["gzip;q=0.001", "gzip"],
  ["identity, gzip;q=0.5, br;q=0.9", "identity"],
  ["identity;q=0.5, gzip", "gzip"],
  ["identity;q=0, br;q=0.1", "br"],
  ["identity;q=0", "identity"],
  ["gzip;q=1.000", "gzip"],
])("the weights of %j ask for %s", (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding);
});

test.each([
  ["*", "br"],
  ["*;q=0.1", "br"],
  ["*;q=0", "identity"],
  ["br;q=0, *", "gzip"],
  ["gzip, *;q=0", "gzip"],
  ["gzip, *;q=0.5", "gzip"],
  ["br;q=0, gzip;q=0, *", "identity"],
])("the star of %j stands for %s", (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding);
});

test.each(["br;q=", "br;q=x", "br;q=2", "br;q=1.5", "br;q=-1", "br;level=5", "br;;q=1", "br;q=0.1234"])(
  "%j cannot be read, and refuses",
  (header) => {
    expect(chooseEncoding(header)).toBe("identity");
  },
);
