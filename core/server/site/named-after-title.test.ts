import { expect, it } from "vitest";
import { namedAfterTitle } from "./named-after-title.ts";

const nameIn = (header: string) => decodeURIComponent(header.split("filename*=UTF-8''")[1] ?? "");

it("a file is shown inline, and saved under its title", () => {
  expect(namedAfterTitle("Holiday on Monday", "notice-2026-11-20", "jpg")).toBe(
    `inline; filename="holiday-on-monday.jpg"; filename*=UTF-8''holiday-on-monday.jpg`,
  );
});

it("a Hindi title is kept, with an ASCII name for old programs", () => {
  const header = namedAfterTitle("परीक्षा का कार्यक्रम", "notice-2026-11-20", "pdf");
  expect(header).toMatch(/^inline; filename="notice-2026-11-20\.pdf"; filename\*=UTF-8''[\w%.-]+$/);
  expect(nameIn(header)).toBe("परीक्षा-का-कार्यक्रम.pdf");
});

it.each([
  ['../../etc: "fees" \r\n(May)!', "etc-fees-may.pdf"],
  ["half of an emoji \ud83d", "half-of-an-emoji.pdf"],
  ["\u202e??", "plain.pdf"],
  ["विद्‌यालय", "विद्यालय.pdf"],
  ["क्षि".repeat(200), `${"क्षि".repeat(60)}.pdf`],
  [`${"a".repeat(59)} b`, `${"a".repeat(59)}.pdf`],
])("the name of %s is safe and whole", (title, name) => {
  const header = namedAfterTitle(title, "plain", "pdf");
  expect(header).not.toMatch(/[^ -~]/);
  expect(nameIn(header)).toBe(name);
});
