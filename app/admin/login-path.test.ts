import { expect, it } from "vitest";
import { findScreenAsked, loginPathTo } from "./login-path.ts";

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
])("%s leads nowhere", (screen) => {
  expect(findScreenAsked(SITE + loginPathTo(screen))).toBeUndefined();
});

it("without a screen there is none", () => {
  expect(findScreenAsked(`${SITE}/login`)).toBeUndefined();
});
