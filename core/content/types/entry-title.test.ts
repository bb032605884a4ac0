import { expect, it } from "vitest";
import { resources } from "../../../features/types.ts";
import { auditTitleOf, entryTitle, entryTitleInHindi } from "./entry-title.ts";

const { contacts, notices } = resources;

it("an entry has its own title, in both languages", () => {
  const notice = { title: "Holiday", titleHi: "अवकाश" };
  expect([entryTitle(notices, notice), entryTitleInHindi(notices, notice)]).toEqual(["Holiday", "अवकाश"]);
  expect(entryTitleInHindi(notices, { title: "Holiday", titleHi: null })).toBeNull();
});

it("the audit log does not name visitors", () => {
  expect(auditTitleOf(contacts, { name: "Asha" })).toBeNull();
  expect(entryTitle(contacts, { name: "Asha" })).toBe("Asha");
});
