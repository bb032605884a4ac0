import { expect, it } from "vitest";
import { arrangeCertificates } from "./arrange-certificates.ts";

const DAY = "2026-11-18";

const buildCertificate = (_id: string, values: object = {}) => ({
  _id,
  kind: "fire safety" as const,
  title: null,
  issuedOn: "2020-01-01",
  validUntil: null,
  ...values,
});

it("certificates that expire first are at the top, earlier ones at the end", () => {
  const endless = buildCertificate("endless", { kind: "society registration" });
  const earlier = buildCertificate("earlier", { validUntil: "2022-12-31" });
  const current = buildCertificate("current", { issuedOn: "2023-01-01", validUntil: "2027-12-31" });
  const expired = buildCertificate("expired", { kind: "water test", validUntil: "2026-11-17" });
  const draft = buildCertificate("draft", { issuedOn: "2026-11-01", isDraft: true });
  const arranged = arrangeCertificates([endless, earlier, draft, current, expired], DAY);
  expect([...arranged.keys()]).toEqual([expired, current, endless, draft, earlier]);
  expect(arranged.get(current)).toEqual({ current, earlier: [earlier], alsoInForce: 0 });
  expect([arranged.get(draft), arranged.get(earlier)]).toEqual(["draft", "earlier"]);
});
