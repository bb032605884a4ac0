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

test("a page and its data have one path", () => {
  expect(["/students", "/students.data"].map(pagePath)).toEqual(["/students", "/students"]);
  expect(["/students", "/students.data", "/data"].map(isDataPath)).toEqual([false, true, false]);
});

test.each([
  ["/about?q=1", "https://school.example/about?q=1"],
  ["//other.example/about", "https://school.example/other.example/about"],
  ["/\\other.example", "https://school.example/other.example"],
  ["\\\\other.example", "https://school.example/other.example"],
  ["http://other.example/about", "https://school.example/about"],
  ["HTTPS://other.example", "https://school.example/"],
])("%s is the address %s", (sent, url) => {
  expect(resolveOnSite("https://school.example", sent).href).toBe(url);
});
