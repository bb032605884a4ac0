import { describe, expect, it, test } from "vitest";
import { isPlainPath, normalizePath, readAddress, resolveOnSite } from "./address.ts";

test.each([
  ["/", "/"],
  ["/blog", "/blog"],
  ["/Blog", "/blog"],
  ["/Blog/", "/blog"],
  ["/blog//", "/blog/"],
  ["//", "/"],
  ["/Blog-Details/6F", "/blog-details/6f"],
  ["/api/v1/notices/all", "/api/v1/notices/all"],
  ["/api/v1/notices/all/", "/api/v1/notices/all"],
  ["/api/v1/Notices/All", "/api/v1/Notices/All"],
  ["/API/v1/notices/all", "/API/v1/notices/all"],
  ["/apiary/Bees", "/apiary/bees"],
])("%s is %s", (path, normalized) => {
  expect(normalizePath(path)).toBe(normalized);
});

test.each([
  ["/Blog?utm_source=Messenger", "/blog", "utm_source=Messenger"],
  ["/students/?q=A", "/students", "q=A"],
  ["/blog?", "/blog", ""],
  ["/blog", "/blog", ""],
  ["/blog?a=1?b=2", "/blog", "a=1?b=2"],
])("%s has the path %s and the query %j", (url, path, query) => {
  expect(readAddress(url)).toEqual({ path, query });
});

describe("a plain path", () => {
  it.each(["/", "/about", "/blog-details/6f-1", "/about.data", "/_root.data", "/api/v1/x"])(
    "may be %s",
    (path) => {
      expect(isPlainPath(path)).toBe(true);
    },
  );

  it.each([
    "/%61bout",
    "/x/../about",
    "/./about",
    "/about#1",
    "//about",
    "/\\about",
    "/about;x",
    "/about/",
    "about",
    "/.env",
    "/हिन्दी",
    "http://other.example/about",
  ])("is not %s", (path) => {
    expect(isPlainPath(path)).toBe(false);
  });
});

test.each([
  ["/about?q=1", "/about?q=1"],
  ["//other.example/about", "/other.example/about"],
  ["/\\other.example", "/other.example"],
  ["\\\\other.example", "/other.example"],
  ["http://other.example/about", "/about"],
  ["HTTPS://other.example", "/"],
])("%s is the address %s", (sent, url) => {
  const { pathname, search } = resolveOnSite(sent);
  expect(pathname + search).toBe(url);
});
