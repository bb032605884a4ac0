import { expect, test } from "vitest";
import { pageTitle } from "./page-title.ts";

test.each([
  ["/about", "About"],
  ["/Gallery", "Gallery"],
  ["/ALUMNI", "Alumni"],
  ["/blog-details/0198c2", "Blog Details"],
  ["/fees/", "Fees"],
  ["/", "Home"],
])("the banner of %s is titled %s", (pathname, title) => {
  expect(pageTitle(pathname)).toBe(title);
});
