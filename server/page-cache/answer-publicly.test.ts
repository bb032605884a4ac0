import { expect, test } from "vitest";
import { cacheKey } from "./answer-publicly.ts";

test.each([
  ["/blog", "/blog"],
  ["/Blog/", "/blog"],
  ["/blog?utm_source=messenger", "/blog"],
  ["/", "/"],
  ["/api/v1/notices/all", "/api/v1/notices/all"],
  ["/API/v1/Notices/all", "/API/v1/Notices/all"],
])("the answer to %s is kept as %s", (url, key) => {
  expect(cacheKey(url)).toBe(key);
});
