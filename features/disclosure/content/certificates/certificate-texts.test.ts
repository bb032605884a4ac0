import { expect, it } from "vitest";
import { entryTitle, entryTitleInHindi } from "../../../../core/content/types/entry-title.ts";
import { translate } from "../../../../core/words/panel/hi/translate.ts";
import { isHindi } from "../../../../tests/is-hindi.ts";
import { CERTIFICATE_KINDS } from "./certificate-kinds.ts";
import { KIND_NAMES } from "./certificate-names.ts";
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

it("documents have the same names on the site and in the panel", () => {
  for (const kind of CERTIFICATE_KINDS.filter((each) => each !== "other")) {
    expect(translate(KIND_NAMES.en[kind])).toBe(KIND_NAMES.hi[kind]);
  }
});

it.each([
  { kind: "other", title: null },
  { issuedOn: "2100-01-01", validUntil: "2099-12-31" },
])("the errors of %o are in Hindi", (values) => {
  const errors = Object.values(certificates.rules(values));
  expect(errors.map(translate).filter(isHindi)).toHaveLength(errors.length);
  expect(errors).not.toEqual([]);
});
