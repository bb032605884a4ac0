import { globSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { OPEN_SCREENS } from "../../../features/accounts/content/screen-paths.ts";
import { DUTIES, type Duty, type Permission } from "../../content/api/permissions.ts";
import { findLacking, isKnownScreen, mayOpen } from "./may-open.ts";

const may = (duty: Duty) => (permission: Permission) =>
  (DUTIES[duty] as readonly Permission[]).includes(permission);

it("every screen of the panel names its permissions", () => {
  const root = path.resolve(import.meta.dirname, "../../..");
  const files = globSync("{core,features/*}/panel/screens/*.tsx", { cwd: root }).map((file) =>
    path.basename(file, ".tsx"),
  );
  const guarded = files.filter((file) => !(file in OPEN_SCREENS) && file !== "logout");
  expect(guarded.filter((file) => !isKnownScreen(file))).toEqual([]);
});

it.each([
  ["look", "/admin/notice-management", true],
  ["look", "/admin/student-management", false],
  ["look", "/admin/class-lists", false],
  ["lookChildren", "/admin/student-management", true],
  ["lookChildren", "/admin/consents", true],
  ["look", "/admin/notice-management?new", false],
  ["look", "/admin/pages/home", false],
  ["look", "/admin/facilities?view=cards&edit=f1&field=name", false],
  ["pages", "/admin/facilities?view=cards&edit=f1&field=name", true],
  ["notices", "/admin/notice-management?new", true],
  ["notices", "/admin/calendar/import", true],
  ["notices", "/admin/student-management", false],
  ["enquiries", "/admin/ManageContacts", true],
  ["posts", "/admin/block-management/01920000-0000-7000-8000-000000000000/write", true],
  ["posts", "/admin/picture-children/blocks/01920000-0000-7000-8000-000000000000", false],
  ["students", "/admin/class-lists", true],
  ["office", "/admin/accounts", false],
] satisfies [Duty, string, boolean][])("with the duty %s, %s opens: %s", (duty, address, isOpen) => {
  expect(mayOpen(may(duty), address)).toBe(isOpen);
});

it("the missing permission is the one that the screen needs first", () => {
  expect(findLacking(may("posts"), "student-record")).toBe("students:read");
  expect(findLacking(may("posts"), "account")).toBeUndefined();
});
