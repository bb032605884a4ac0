import { expect, it } from "vitest";
import { entryTitle, entryTitleInHindi } from "../../../../core/content/types/entry-title.ts";
import { writeMessage } from "../../../../core/words/panel/hi/write-message.ts";
import * as hi from "../../../../core/words/panel/hi.ts";
import { namesOf } from "../../../../core/words/panel/type-names.ts";
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

it("the history and the trash use the gender of the noun", () => {
  const names = namesOf(hi, "certificates");
  expect(hi.history.kind("deleted", names)).toBe("हटाया गया");
  expect([hi.history.batch(names, 3), hi.history.deletedAtOnce(names, 3)]).toEqual([
    "3 प्रमाणपत्र",
    "एक साथ हटाए गए",
  ]);
});
