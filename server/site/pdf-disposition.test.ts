import { expect, it } from "vitest";
import { pdfDisposition } from "./pdf-disposition.ts";

const nameIn = (header: string) => decodeURIComponent(header.split("filename*=UTF-8''")[1] ?? "");

it("a PDF is shown inline, and named after its title with an ASCII fallback", () => {
  const header = pdfDisposition("परीक्षा का कार्यक्रम", "notice-2026-11-20");
  expect(header).toMatch(/^inline; filename="notice-2026-11-20\.pdf"; filename\*=UTF-8''[\w%.~-]+$/);
  expect(nameIn(header)).toBe("परीक्षा का कार्यक्रम.pdf");
});

it.each([
  ['../../etc: "fees" \r\n(May)!', ".. .. etc fees (May)!.pdf"],
  ["half of an emoji \ud83d", "half of an emoji \ufffd.pdf"],
  ["\u202e??", "plain.pdf"],
  ["क्षि".repeat(200), `${"क्षि".repeat(60)}.pdf`],
])("the name of %s is safe and whole", (title, name) => {
  const header = pdfDisposition(title, "plain");
  expect(header).not.toMatch(/[^ -~]/);
  expect(nameIn(header)).toBe(name);
});
