import { expect, it } from "vitest";
import { resources } from "../../../features/types.ts";
import { auditTitleOf, entryTitle, entryTitleInHindi } from "./entry-title.ts";

const { certificates, contacts, notices } = resources;

it("an entry has its own title, in both languages", () => {
  const notice = { title: "Holiday", titleHi: "अवकाश" };
  expect([entryTitle(notices, notice), entryTitleInHindi(notices, notice)]).toEqual(["Holiday", "अवकाश"]);
  expect(entryTitleInHindi(notices, { title: "Holiday", titleHi: null })).toBeNull();
});

it("a certificate without a title has the name of its kind", () => {
  const certificate = { kind: "fire safety", title: null, titleHi: null };
  expect(entryTitle(certificates, certificate)).toBe("Fire safety certificate");
  expect(entryTitleInHindi(certificates, certificate)).toBe("अग्नि सुरक्षा प्रमाणपत्र");
  const titled = { kind: "other", title: "Bus insurance", titleHi: null };
  expect([entryTitle(certificates, titled), entryTitleInHindi(certificates, titled)]).toEqual([
    "Bus insurance",
    null,
  ]);
  expect(entryTitle(certificates, { kind: "of another version", title: null })).toBe("Other");
});

it("the audit log does not name visitors", () => {
  expect(auditTitleOf(contacts, { name: "Asha" })).toBeNull();
  expect(entryTitle(contacts, { name: "Asha" })).toBe("Asha");
});
