import { expect, it } from "vitest";
import { studentRecordPath } from "../../../../features/students/content/screen-paths.ts";
import { isPrintedPath } from "../printed-paths.ts";
import { findScreenAsked, loginPathIn, loginPathTo } from "./login-path.ts";

const SITE = "https://school.example";

it.each(["/admin", "/admin/student-management?q=Rao&page=2", "/admin/ManageContacts"])(
  "%s is where one goes on after logging in",
  (screen) => {
    expect(findScreenAsked(SITE + loginPathTo(screen))).toBe(screen);
    expect(findScreenAsked(SITE + loginPathTo(screen, { hasEnded: true }))).toBe(screen);
  },
);

it.each([
  "",
  "/",
  "/administration",
  "/admin/../contact",
  "/admin/logout",
  "https://evil.example/admin",
  "//evil.example/admin",
  "/\\evil.example/admin",
  "javascript:alert(1)//admin",
  "http://school.example/admin",
])("ignores %s", (screen) => {
  expect(findScreenAsked(SITE + loginPathTo(screen))).toBeUndefined();
});

it("returns undefined without a screen", () => {
  expect(findScreenAsked(`${SITE}/login`)).toBeUndefined();
});

it("has an address in each language of the site", () => {
  expect([loginPathIn("en", ["en", "hi"]), loginPathIn("hi", ["en", "hi"])]).toEqual(["/login", "/hi/login"]);
  expect([loginPathIn("en", ["hi", "en"]), loginPathIn("hi", ["hi", "en"])]).toEqual(["/en/login", "/login"]);
  expect([loginPathIn("en", ["hi"]), loginPathIn("hi", ["en"])]).toEqual(["/login", "/login"]);
});

it("redirects the address on a consent slip to the login and back", () => {
  const path = studentRecordPath("01920000-0000-7000-8000-000000000000");
  expect(isPrintedPath(path)).toBe(true);
  expect(findScreenAsked(SITE + loginPathTo(path))).toBe(path);
  expect(isPrintedPath("/admin/student-management")).toBe(false);
});
