import { expect, it } from "vitest";
import type { Entity } from "../../../core/content/types/define-resource.ts";
import type { certificates } from "../content/certificates/certificates.ts";
import { findCertificateTasks } from "./certificate-tasks.ts";

const DAY = "2026-11-18";
const TIME = "2026-01-01T00:00:00.000Z";

const buildCertificate = (values: Partial<Entity<typeof certificates>>): Entity<typeof certificates> => ({
  _id: "a",
  kind: "fire safety",
  title: null,
  titleHi: null,
  number: null,
  authority: null,
  authorityHi: null,
  issuedOn: "2020-01-01",
  validUntil: null,
  file: null,
  isInternal: false,
  isDraft: false,
  createdAt: TIME,
  updatedAt: TIME,
  ...values,
});

/** Dates stay on one line. */
const find = (...entries: Partial<Entity<typeof certificates>>[]) =>
  findCertificateTasks(entries.map(buildCertificate), DAY).map(({ text, detail, to }) => [
    text,
    detail.replaceAll("\u00a0", " "),
    to,
  ]);

it("certificates that have expired or expire soon are grouped by their warning, the most urgent first", () => {
  expect(
    find(
      { validUntil: "2027-02-16" },
      { kind: "recognition", validUntil: "2026-11-25" },
      { kind: "water test", validUntil: "2026-11-17" },
      { kind: "building safety", validUntil: "2026-11-24" },
      { kind: "society registration" },
      { kind: "no-objection", validUntil: "2027-02-17" },
    ),
  ).toEqual([
    ["1 certificate has expired", "Water test report (17 Nov 2026)", "/admin/certificates"],
    [
      "2 certificates expire within 7 days",
      "Building safety certificate (24 Nov 2026), Recognition under the RTE Act (25 Nov 2026)",
      "/admin/certificates",
    ],
    ["1 certificate expires within 90 days", "Fire safety certificate (16 Feb 2027)", "/admin/certificates"],
  ]);
});

it("a renewed certificate needs no warning, but a draft renews nothing", () => {
  const expired = { validUntil: "2026-11-17" };
  const renewed = { issuedOn: "2026-10-01", validUntil: "2029-09-30" };
  expect(find(expired, renewed)).toEqual([]);
  expect(find(expired, { ...renewed, isDraft: true })).toHaveLength(1);
});

it("many certificates are counted after the first three", () => {
  const [[text, detail] = []] = find(
    ...["A", "B", "C", "D", "E"].map((title) => ({
      kind: "other" as const,
      title,
      validUntil: "2026-11-01",
    })),
  );
  expect([text, detail?.replace(/ \(.*?\)/g, "")]).toEqual([
    "5 certificates have expired",
    "A, B, C and 2 more",
  ]);
});
