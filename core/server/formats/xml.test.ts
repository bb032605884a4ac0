import { expect, test } from "vitest";
import { escapeXml } from "./xml.ts";

test("characters that XML does not allow are removed, all others are kept", () => {
  expect(escapeXml("a\u0000b\u0001c\u001f\ud800d\ufffe\uffff")).toBe("abcd");
  expect(escapeXml("tab\tline\nहिन्दी 😀 \u0085")).toBe("tab\tline\nहिन्दी 😀 \u0085");
  expect(escapeXml(`<a href="x" title='y'>&</a>`)).toBe(
    "&#60;a href=&#34;x&#34; title=&#39;y&#39;&#62;&#38;&#60;/a&#62;",
  );
});
