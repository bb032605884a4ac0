import type { RevisionKind } from "../../../content/api/history-contract.ts";
import type {
  ConsentMeans,
  ConsentPurpose,
  ConsentState,
} from "../../../content/consent/consent-contract.ts";
import type { School } from "../../../content/pages/school.ts";
import { inLanguage } from "../../../content/resources/companions.ts";
import type { Field, Resource } from "../../../content/resources/define-resource.ts";
import { students } from "../../../content/resources/students.ts";
import { nameOfClass, nameOfSection } from "../../../content/school/class-name.ts";
import { formatDay } from "../../../content/school/format-day.ts";
import { clockInIndia } from "../../../content/school/india-time.ts";
import { type Language, writtenIn } from "../../../content/words/languages.ts";
import { describeChange, writeChange } from "../../../content/words/panel/describe-change.ts";
import type { PanelWords } from "../../../content/words/panel/panel-words.ts";
import { namesOf } from "../../../content/words/panel/type-names.ts";
import { escapeXml } from "../../xml.ts";
import type { ChildEntry, ChildFile, ChildPicture, ChildVersion } from "./read-child-file.ts";

interface ChildFileSetting {
  words: PanelWords;
  months: readonly string[];
  language: Language;
  school: Pick<School, "name" | "letterhead" | "classes">;
  /** Who creates the file, and when. */
  by: string;
  at: string;
}

/** A page for parents to read and print, with all pictures embedded. */
export function writeChildFile(file: ChildFile, setting: ChildFileSetting): string {
  const said = setting.words.childFile;
  const name = String(inLanguage(students, file.record, setting.language).name);
  return `<!doctype html>
<html lang="${setting.language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeXml(said.heading(name))}</title>
<style>${STYLE}</style>
</head>
<body>
<header>${letterhead(setting)}</header>
<main>
<h1>${inline(said.heading(name), setting)}</h1>
<p>${escapeXml(said.intro)}</p>
${file.deletedAt === null ? "" : `<p><strong>${escapeXml(said.deletedOn(formatMoment(file.deletedAt, setting)))}</strong></p>`}
${file.entries.map((entry, index) => entrySection(entry, index === 0, setting)).join("\n")}
${section(said.consents, consentTable(file, setting))}
${section(said.pictures, pictureList(file.pictures, setting))}
${section(said.versions, versionTable(file.versions, setting))}
${section(said.log, `<p>${escapeXml(said.logText)}</p>${logTable(file, setting)}`)}
</main>
<footer><p>${inline(said.madeBy(setting.by, formatMoment(setting.at, setting)), setting)}</p></footer>
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

function letterhead(setting: ChildFileSetting): string {
  const { letterhead: lines, name } = setting.school;
  const [own, other] = setting.language === "hi" ? [lines.hi, lines.en] : [lines.en, lines.hi];
  const written = own.length > 0 ? own : other;
  const otherwise = setting.language === "hi" ? (name.hi ?? name.en) : (name.en ?? name.hi);
  const shown = written.length > 0 ? written : [otherwise ?? setting.words.frame.yourSchool];
  return shown.map((line) => `<p>${inline(line, setting)}</p>`).join("");
}

/** Marked with its language if it differs from the surrounding text. */
function inline(text: string, { language }: ChildFileSetting): string {
  const written = writtenIn(text);
  const escaped = escapeXml(text);
  return written === undefined || written === language
    ? escaped
    : `<span lang="${written}">${escaped}</span>`;
}

const section = (heading: string, body: string) => `<section><h2>${escapeXml(heading)}</h2>${body}</section>`;

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const heads = head.map((text) => `<th scope="col">${escapeXml(text)}</th>`).join("");
  const lines = rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`);
  return `<div class="table"><table><thead><tr>${heads}</tr></thead><tbody>${lines.join("\n")}</tbody></table></div>`;
}

function entrySection(
  { resource, value, shown, picture }: ChildEntry,
  isRecord: boolean,
  setting: ChildFileSetting,
): string {
  const { words } = setting;
  const said = words.childFile;
  const { name } = inLanguage(resource, value, setting.language);
  const photo = picture && `<p><img src="${picture}" alt="${escapeXml(said.photoOf(String(name)))}"></p>`;
  const lines = [
    ...shownFields(resource).map(([name, field]) => [
      words.translate(field.label),
      describeField(field, value[name], setting),
    ]),
    [said.onSite, said.shown[shown]],
  ];
  const list = lines
    .map(([label = "", text = ""]) => `<dt>${escapeXml(label)}</dt><dd>${inline(text, setting)}</dd>`)
    .join("\n");
  const since = escapeXml(said.kept(formatMoment(String(value.createdAt), setting)));
  const heading = isRecord ? said.details : words.translate(resource.singular);
  return section(heading, `${photo ?? ""}<dl>${list}</dl><p>${since}</p>`);
}

function consentTable({ consents }: ChildFile, setting: ChildFileSetting): string {
  const said = setting.words.childFile;
  if (consents.length === 0) return `<p>${escapeXml(said.noConsents)}</p>`;
  const head = [
    ...[said.purpose, said.answer, said.saidBy, said.how, said.saidOn, said.holdsUntil, said.recorded],
  ];
  const rows = consents.map((line) => [
    escapeXml(said.purposes[line.purpose as ConsentPurpose]),
    escapeXml(said.answers[line.state as ConsentState]),
    inline(line.by, setting),
    escapeXml(said.means[line.how as ConsentMeans]),
    formatDay(line.on, setting.months),
    line.until === null ? "" : lastDay(line.until, setting),
    `${formatMoment(line.recordedAt, setting)}<br>${inline(line.recordedBy, setting)}`,
  ]);
  return table(head, rows);
}

/** A consent that ends at midnight is valid on the day before. */
const lastDay = (until: string, { months }: ChildFileSetting) =>
  formatDay(new Date(Date.parse(until) - 1).toISOString(), months);

function pictureList(pictures: readonly ChildPicture[], setting: ChildFileSetting): string {
  const said = setting.words.childFile;
  if (pictures.length === 0) return `<p>${escapeXml(said.noPictures)}</p>`;
  const figures = pictures.map(({ place, picture, showsOthers }) => {
    const where = place === null ? escapeXml(said.pictureElsewhere) : inline(said.pictureIn(place), setting);
    const image = picture && `<img src="${picture}" alt=""><br>`;
    const absent = picture ? "" : ` ${escapeXml(showsOthers ? said.showsOthers : said.pictureLost)}`;
    return `<figure>${image ?? ""}<figcaption>${where}${absent}</figcaption></figure>`;
  });
  return figures.join("\n");
}

function versionTable(versions: readonly ChildVersion[], setting: ChildFileSetting): string {
  const { words } = setting;
  const said = words.childFile;
  const rows = versions.map((version) => {
    const { resource, at, by, kind } = version;
    const title = `${words.translate(resource.singular)}: ${words.history.kind(kind as RevisionKind, namesOf(words, resource.name))}`;
    return [
      formatMoment(at, setting),
      inline(by === null ? words.history.beforeVersions : words.translate(by), setting),
      `<p>${escapeXml(title)}</p>${describeChanges(version, setting)
        .map((change) => changeLine(change, setting))
        .join("")}`,
    ];
  });
  return table([said.when, said.who, said.what], rows);
}

function changeLine({ label, before, after }: FieldChange, setting: ChildFileSetting): string {
  const was = before === undefined ? "" : `${inline(before, setting)} → `;
  return `<p>${escapeXml(label)}: ${was}${inline(after, setting)}</p>`;
}

function logTable({ log }: ChildFile, setting: ChildFileSetting): string {
  const { words } = setting;
  const said = words.childFile;
  const rows = log.map((line) => [
    formatMoment(line.at, setting),
    inline(words.translate(line.actor), setting),
    inline(describeLogLine(line, setting), setting),
  ]);
  return table([said.when, said.who, said.what], rows);
}

/** Without the link to the student: the whole file is about that student. */
const shownFields = ({ fields }: Resource): [name: string, field: Field][] =>
  Object.entries(fields).filter(([name]) => name !== "studentId");

function describeField(field: Field, value: unknown, setting: ChildFileSetting): string {
  const said = setting.words.childFile;
  if (value === null || value === undefined || value === "") return said.nothing;
  if (field.kind !== "value") return said.aPicture;
  const text = String(value);
  if (field.isClass) return nameOfClass(setting.school.classes, text, setting.language);
  if (field.isSection) return nameOfSection(text, setting.language);
  if (field.input === "select") return setting.words.translate(text);
  if (field.input === "date" && !Number.isNaN(Date.parse(text))) return formatDay(text, setting.months);
  return text;
}

/** 16 November 2026, 14:05, in Indian time. */
const formatMoment = (moment: string, { months }: ChildFileSetting) =>
  `${formatDay(moment, months)}, ${clockInIndia(moment).slice(-5)}`;

interface FieldChange {
  label: string;
  /** Undefined if there is no earlier version. */
  before: string | undefined;
  after: string;
}

function describeChanges(
  { resource, value, before }: ChildVersion,
  setting: ChildFileSetting,
): FieldChange[] {
  return shownFields(resource).flatMap(([name, field]): FieldChange[] => {
    if ((before?.[name] ?? "") === (value[name] ?? "")) return [];
    const label = setting.words.translate(field.label);
    const after = describeField(field, value[name], setting);
    if (!before) return [{ label, before, after }];
    const was = describeField(field, before[name], setting);
    return [{ label, before: was, after: was === after ? setting.words.childFile.anotherPicture : after }];
  });
}

function describeLogLine(line: ChildFile["log"][number], setting: ChildFileSetting): string {
  const { words } = setting;
  const entry = { ...line, title: null, fields: JSON.parse(line.fields) as string[] };
  const { fields } = describeChange(words, entry, (moment) => formatMoment(moment, setting));
  const done = writeChange(words, entry, (moment) => formatMoment(moment, setting));
  return fields.length > 0 ? `${done} (${fields.join(", ")})` : done;
}
