import { expect, it } from "vitest";
import { findWayBack, nameScreen } from "./way-back.ts";

it("leads back to the screen from which the history was opened, with its filters", () => {
  const from = "/admin/notice-management?view=table&q=fees";
  expect(findWayBack({ from }, { type: "notices", id: "1" })).toBe(from);
  expect(nameScreen(from)).toBe("Notices");
  expect(nameScreen("/admin/trash?type=notices")).toBe("Trash");
});

it("leads to the screen of the type if the history was opened by its address", () => {
  const backFrom = (type: string, id = "1") => findWayBack(null, { type, id });
  expect(backFrom("notices")).toBe("/admin/notice-management");
  expect(backFrom("pages", "home")).toBe("/admin/pages/home");
  expect(backFrom("announcement")).toBe("/admin/marquee-manager");
});

it("does not lead to another site", () => {
  for (const from of ["https://evil.example/", "//evil.example", "javascript:alert(1)", 5]) {
    expect(findWayBack({ from }, { type: "notices", id: "1" })).toBe("/admin/notice-management");
  }
});
