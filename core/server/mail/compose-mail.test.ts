import { expect, it } from "vitest";
import { coloursOf } from "../../content/site/palettes.ts";
import { composeMail } from "./compose-mail.ts";

const school = { name: "आदर्श विद्या", siteAddress: "https://school.example", colours: coloursOf(null) };
const LINK = "https://school.example/admin/invitation/a-b_c?x=1&y=2";
const mail = {
  language: "hi",
  subject: "आमंत्रण <1>",
  text: `नमस्ते,\r\nआपको बुलाया गया है।\r\n\r\n${LINK}\r\n\r\nधन्यवाद & नमस्कार`,
  button: "खाता बनाएँ",
} as const;

it("both parts have the text, the link and the school", () => {
  const { text, html } = composeMail(mail, school);
  expect(text).toBe(
    `नमस्ते,\nआपको बुलाया गया है।\n\n${LINK}\n\nधन्यवाद & नमस्कार\n\n-- \nआदर्श विद्या\nhttps://school.example\nयह ईमेल आदर्श विद्या की वेबसाइट से अपने आप भेजा गया है।\n`,
  );
  expect(html).toContain('<html lang="hi">');
  expect(html).toContain("नमस्ते,<br>आपको बुलाया गया है।</p>");
  const shown = LINK.replaceAll("&", "&#38;");
  expect(html.split(`href="${shown}"`)).toHaveLength(3);
  expect(html).toContain(`>खाता बनाएँ</a>`);
  expect(html).toContain(`>${shown}</a>`);
});

it("markup in the text is shown, and nothing is loaded", () => {
  const hostile = '<img src="https://spy.example/x.png"> <script>alert(1)</script>';
  const { html } = composeMail({ ...mail, text: hostile, subject: hostile, button: hostile }, school);
  expect(html).not.toMatch(/<(img|script|link|iframe)|url\(/);
  expect(html).toContain("&#60;img src=&#34;https://spy.example/x.png&#34;&#62;");
});

it("quoted lines are one quotation, and a personal mail says who wrote it", () => {
  const text = "Yes.\n\n> Is there <b>a seat</b>?\n>\n> https://school.example/x";
  const { html, text: plain } = composeMail({ ...mail, kind: "enquiry-reply", text }, school);
  expect(html).toContain(
    "Is there &#60;b&#62;a seat&#60;/b&#62;?<br><br>https://school.example/x</blockquote>",
  );
  expect(html.match(/href="[^"]*"/g)).toEqual(['href="https://school.example"']);
  expect(plain).toContain("यह ईमेल आदर्श विद्या के कार्यालय ने लिखा है।");
  expect(plain).not.toContain("अपने आप");
});

it("a link within a sentence is text, and a script is never a link", () => {
  const { html } = composeMail({ ...mail, text: `See ${LINK}\n\njavascript:alert(1)` }, school);
  expect(html.match(/href="[^"]*"/g)).toEqual(['href="https://school.example"']);
});
