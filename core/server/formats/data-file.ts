import type { PageDocument } from "../../../features/pages.ts";
import { formatDay } from "../../content/text/format-day.ts";
import { clockInIndia } from "../../content/text/india-time.ts";
import { WORDS } from "../../words/index.ts";
import { type Language, writtenIn } from "../../words/languages.ts";
import { importWords } from "../../words/panel/import-words.ts";
import type { PanelWords } from "../../words/panel/panel-words.ts";
import { escapeXml } from "./xml.ts";

/** How a file about a person is written. */
export interface DataFileSetting {
  words: PanelWords;
  months: readonly string[];
  language: Language;
  school: Pick<PageDocument<"school">, "name" | "letterhead" | "classes">;
  /** The creator of the file, and the time. */
  by: string;
  at: string;
}

interface DataFile {
  heading: string;
  intro: string;
  /** The parts as HTML. */
  parts: readonly string[];
}

/** A page about a person to read and print, without scripts and links. */
export function writeDataFile({ heading, intro, parts }: DataFile, setting: DataFileSetting): string {
  const texts = setting.words.dataFile;
  return `<!doctype html>
<html lang="${setting.language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeXml(heading)}</title>
<style>${STYLE}</style>
</head>
<body>
<header>${letterhead(setting)}</header>
<main>
<h1>${inline(heading, setting)}</h1>
${paragraph(intro)}
${parts.join("\n")}
</main>
<footer><p>${inline(texts.madeBy(setting.by, formatMoment(setting.at, setting)), setting)}</p></footer>
</body>
</html>
`;
}

const STYLE = `
body { margin: 0 auto; padding: 1.5rem 1rem; max-width: 52rem; color: #221a16; background: #fff; font: 1rem/1.5 "Noto Sans", "Noto Sans Devanagari", "Nirmala UI", system-ui, sans-serif; }
header { border-bottom: 2px solid #7a1f2b; padding-bottom: .75rem; text-align: center; }
header p { margin: 0; }
header p:first-child { font-size: 1.3rem; font-weight: bold; }
h1 { margin: 1.5rem 0 .5rem; font-size: 1.5rem; line-height: 1.3; }
h2 { margin: 2rem 0 .5rem; border-bottom: 1px solid #b9a88f; font-size: 1.15rem; break-after: avoid; }
dl { display: grid; grid-template-columns: minmax(8rem, 14rem) 1fr; gap: .3rem 1rem; margin: 0; }
dt { font-weight: bold; }
dd { margin: 0; overflow-wrap: anywhere; white-space: pre-line; }
img { max-width: 100%; max-height: 12rem; height: auto; }
figure { display: inline-block; vertical-align: top; margin: 0 1rem 1rem 0; max-width: 20rem; break-inside: avoid; }
.table { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: .9rem; }
th, td { border: 1px solid #b9a88f; padding: .3rem .5rem; text-align: left; vertical-align: top; overflow-wrap: anywhere; }
tr { break-inside: avoid; }
td p { margin: 0; }
footer { margin-top: 2rem; border-top: 1px solid #b9a88f; font-size: .9rem; }
@media (max-width: 32rem) { dl { grid-template-columns: 1fr; gap: 0; } dd { margin-bottom: .5rem; } }
@page { size: A4; margin: 15mm; }
@media print { body { max-width: none; padding: 0; font-size: 11pt; } .table { overflow: visible; } }
`;

function letterhead(setting: DataFileSetting): string {
  const { letterhead: lines, name } = setting.school;
  const [own, other] = setting.language === "hi" ? [lines.hi, lines.en] : [lines.en, lines.hi];
  const written = own.length > 0 ? own : other;
  const otherwise = setting.language === "hi" ? (name.hi ?? name.en) : (name.en ?? name.hi);
  const shown = written.length > 0 ? written : [otherwise ?? setting.words.frame.yourSchool];
  return shown.map((line) => `<p>${inline(line, setting)}</p>`).join("");
}

/** Marked with its language if it differs from the surrounding text. */
export function inline(text: string, { language }: DataFileSetting): string {
  const written = writtenIn(text);
  const escaped = escapeXml(text);
  return written === undefined || written === language
    ? escaped
    : `<span lang="${written}">${escaped}</span>`;
}

export const paragraph = (text: string) => `<p>${escapeXml(text)}</p>`;

export const section = (heading: string, body: string) =>
  `<section><h2>${escapeXml(heading)}</h2>${body}</section>`;

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const heads = head.map((text) => `<th scope="col">${escapeXml(text)}</th>`).join("");
  const lines = rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`);
  return `<div class="table"><table><thead><tr>${heads}</tr></thead><tbody>${lines.join("\n")}</tbody></table></div>`;
}

interface LogLine {
  at: string;
  who: string;
  /** As HTML. */
  what: string;
}

export function logTable(lines: readonly LogLine[], setting: DataFileSetting): string {
  const texts = setting.words.dataFile;
  return table(
    [texts.when, texts.who, texts.what],
    lines.map(({ at, who, what }) => [formatMoment(at, setting), inline(who, setting), what]),
  );
}

/** Labels with texts. */
export const definitions = (
  lines: readonly (readonly [label: string, text: string])[],
  setting: DataFileSetting,
) =>
  `<dl>${lines.map(([label, text]) => `<dt>${escapeXml(label)}</dt><dd>${inline(text, setting)}</dd>`).join("\n")}</dl>`;

/** 16 November 2026, 14:05, in Indian time. */
export const formatMoment = (moment: string, { months }: DataFileSetting) =>
  `${formatDay(moment, months)}, ${clockInIndia(moment).slice(-5)}`;

/** The setting of a file that is made now. */
export const prepareDataFile = async (
  given: Pick<DataFileSetting, "school" | "language" | "by">,
): Promise<DataFileSetting> => ({
  ...given,
  at: new Date().toISOString(),
  words: await importWords(given.language),
  months: WORDS[given.language].months,
});
