import { findMailKind } from "../../content/mail/mail-kinds.ts";
import { MAIL_WORDS } from "../../content/mail/mail-words.ts";
import type { PaletteColours } from "../../content/site/palettes.ts";
import type { Language } from "../../words/languages.ts";
import { escapeXml } from "../formats/xml.ts";

/** The school as mails show it. */
export interface MailSchool {
  /** In the recipient's language. */
  name: string;
  /** Null if nobody has confirmed it. */
  siteAddress: string | null;
  colours: PaletteColours;
}

interface MailText {
  kind?: string;
  language: Language;
  subject: string;
  text: string;
  button?: string | null;
}

/** The plain text and the HTML of a mail. Both have the same words; the HTML loads nothing. */
export function composeMail(mail: MailText, school: MailSchool): { text: string; html: string } {
  const text = mail.text.replace(/\r\n?/g, "\n").trim();
  const { sentBySite, writtenByOffice } = MAIL_WORDS[mail.language];
  const note = (findMailKind(mail.kind ?? "")?.isPersonal ? writtenByOffice : sentBySite)(school.name);
  return {
    text: [`${text}\n\n-- `, school.name, ...(school.siteAddress ? [school.siteAddress] : []), note, ""].join(
      "\n",
    ),
    html: writeHtml({ ...mail, text }, school, note),
  };
}

/** Every line begins with >, as in quoted mails. */
const isQuote = (paragraph: string) => paragraph.split("\n").every((line) => line.startsWith(">"));

const isLink = (line: string) => /^https?:\/\/\S+$/.test(line);

/** Mail programs ignore style sheets, so every element has its style. */
function writeHtml({ language, subject, text, button }: MailText, school: MailSchool, note: string): string {
  const { main, ground } = school.colours;
  const paragraphs = text.split(/\n{2,}/).map((paragraph) => writeParagraph(paragraph, button, main));
  const [name, site, shownNote] = [school.name, school.siteAddress ?? "", note].map(escapeXml);
  const link = site && `<br><a href="${site}" style="color:${main}">${site}</a>`;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeXml(subject)}</title>
</head>
<body style="margin:0;background:${ground};color:#2b2320;font:16px/1.6 'Noto Sans Devanagari',Mangal,Arial,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:24px 16px">
<p style="margin:0 0 16px;color:${main};font-size:20px;font-weight:bold;line-height:1.4">${name}</p>
<div style="padding:8px 20px;background:#ffffff;border-radius:8px">
${paragraphs.join("\n")}
</div>
<p style="margin:16px 0 0;color:#5e524c;font-size:14px">${shownNote}${link}</p>
</div>
</body>
</html>
`;
}

function writeParagraph(paragraph: string, button: string | null | undefined, colour: string): string {
  if (isQuote(paragraph)) {
    const words = writeLines(paragraph.replace(/^> ?/gm, ""));
    return `<blockquote style="margin:12px 0;padding:0 0 0 12px;border-left:3px solid #d9cfc4;color:#5e524c">${words}</blockquote>`;
  }
  if (!isLink(paragraph)) return `<p style="margin:12px 0">${writeLines(paragraph)}</p>`;
  const link = escapeXml(paragraph);
  const shownButton = button
    ? `<a href="${link}" style="display:inline-block;margin:4px 0 8px;padding:12px 20px;background:${colour};border-radius:6px;color:#ffffff;font-weight:bold;text-decoration:none">${escapeXml(button)}</a><br>`
    : "";
  // The whole address, because some mail programs show no buttons, and people want to see where it leads.
  return `<p style="margin:12px 0;overflow-wrap:anywhere">${shownButton}<a href="${link}" style="color:${colour}">${link}</a></p>`;
}

const writeLines = (paragraph: string) => paragraph.split("\n").map(escapeXml).join("<br>");
