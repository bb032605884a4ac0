import { expect, it } from "vitest";
import { entryTitle, entryTitleInHindi } from "../../../../core/content/types/entry-title.ts";
import { writeMessage } from "../../../../core/words/panel/hi/write-message.ts";
import { isHindi } from "../../../../tests/is-hindi.ts";
import { certificates } from "./certificates.ts";

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

it.each([
  { kind: "other", title: null },
  { issuedOn: "2100-01-01", validUntil: "2099-12-31" },
])("the errors of %o are in Hindi", (values) => {
  const errors = Object.values(certificates.rules(values));
  expect(errors.map(writeMessage).filter(isHindi)).toHaveLength(errors.length);
  expect(errors).not.toEqual([]);
});
