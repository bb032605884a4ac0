import { formatDay } from "../../../../core/content/text/format-day.ts";
import { inLanguage } from "../../../../core/content/types/companions.ts";
import {
  type DataFileSetting,
  definitions,
  formatMoment,
  inline,
  logTable,
  paragraph,
  section,
  table,
  writeDataFile,
} from "../../../../core/server/formats/data-file.ts";
import { describeFields, versionTable } from "../../../../core/server/formats/data-file-versions.ts";
import { escapeXml } from "../../../../core/server/formats/xml.ts";
import { describeChange, writeChange } from "../../../../core/words/panel/describe-change.ts";
import { nameActor } from "../../../../core/words/panel/name-actor.ts";
import type { ConsentMeans, ConsentPurpose, ConsentState } from "../../content/consent-contract.ts";
import { students } from "../../content/students.ts";
import type { ChildEntry, ChildFile, ChildPicture } from "./read-child-file.ts";

/** A page for parents to read and print, with all pictures embedded. */
export function writeChildFile(file: ChildFile, setting: DataFileSetting): string {
  const texts = setting.words.childFile;
  const name = String(inLanguage(students, file.record, setting.language).name);
  const deletedOn =
    file.deletedAt === null ? "" : escapeXml(texts.deletedOn(formatMoment(file.deletedAt, setting)));
  return writeDataFile(
    {
      heading: texts.heading(name),
      intro: texts.intro,
      parts: [
        ...(deletedOn ? [`<p><strong>${deletedOn}</strong></p>`] : []),
        ...file.entries.map((entry, index) => entrySection(entry, index === 0, setting)),
        section(texts.consents, consentTable(file, setting)),
        section(texts.pictures, pictureList(file.pictures, setting)),
        section(texts.versions, versionTable(file.versions, setting)),
        section(texts.log, `${paragraph(texts.logText)}${changeLog(file, setting)}`),
      ],
    },
    setting,
  );
}

function entrySection(
  { resource, value, shown, picture }: ChildEntry,
  isRecord: boolean,
  setting: DataFileSetting,
): string {
  const { words } = setting;
  const texts = words.childFile;
  const { name } = inLanguage(resource, value, setting.language);
  const photo = picture && `<p><img src="${picture}" alt="${escapeXml(texts.photoOf(String(name)))}"></p>`;
  const list = definitions(
    [...describeFields(resource, value, setting), [texts.onSite, texts.shown[shown]]],
    setting,
  );
  const since = paragraph(texts.kept(formatMoment(String(value.createdAt), setting)));
  const heading = isRecord ? texts.details : resource.singular[words.language];
  return section(heading, `${photo ?? ""}${list}${since}`);
}

function consentTable({ consents }: ChildFile, setting: DataFileSetting): string {
  const texts = setting.words.childFile;
  if (consents.length === 0) return paragraph(texts.noConsents);
  const head = [
    ...[texts.purpose, texts.answer, texts.saidBy, texts.how, texts.saidOn, texts.holdsUntil, texts.recorded],
  ];
  const rows = consents.map((line) => [
    escapeXml(texts.purposes[line.purpose as ConsentPurpose]),
    escapeXml(texts.answers[line.state as ConsentState]),
    inline(line.by, setting),
    escapeXml(texts.means[line.how as ConsentMeans]),
    formatDay(line.on, setting.months),
    line.until === null ? "" : lastDay(line.until, setting),
    [
      formatMoment(line.recordedAt, setting),
      inline(line.recordedBy, setting),
      ...(line.undoneAt === null ? [] : [escapeXml(texts.takenBack(formatMoment(line.undoneAt, setting)))]),
    ].join("<br>"),
  ]);
  return table(head, rows);
}

/** A consent that ends at midnight is valid on the day before. */
const lastDay = (until: string, { months }: DataFileSetting) =>
  formatDay(new Date(Date.parse(until) - 1).toISOString(), months);

function pictureList(pictures: readonly ChildPicture[], setting: DataFileSetting): string {
  const texts = setting.words.childFile;
  if (pictures.length === 0) return paragraph(texts.noPictures);
  const figures = pictures.map(({ place, picture, showsOthers }) => {
    const where =
      place === null ? escapeXml(texts.pictureElsewhere) : inline(texts.pictureIn(place), setting);
    const image = picture && `<img src="${picture}" alt=""><br>`;
    const absent = picture ? "" : ` ${escapeXml(showsOthers ? texts.showsOthers : texts.pictureLost)}`;
    return `<figure>${image ?? ""}<figcaption>${where}${absent}</figcaption></figure>`;
  });
  return figures.join("\n");
}

const changeLog = ({ log }: ChildFile, setting: DataFileSetting): string =>
  logTable(
    log.map((line) => ({
      at: line.at,
      who: nameActor(setting.words, line.actor),
      what: inline(describeLogLine(line, setting), setting),
    })),
    setting,
  );

function describeLogLine(line: ChildFile["log"][number], setting: DataFileSetting): string {
  const { words } = setting;
  const entry = { ...line, title: null, fields: JSON.parse(line.fields) as string[] };
  const { fields } = describeChange(words, entry, (moment) => formatMoment(moment, setting));
  const done = writeChange(words, entry, (moment) => formatMoment(moment, setting));
  return fields.length > 0 ? `${done} (${fields.join(", ")})` : done;
}
