import { formatDay } from "../../../../core/content/text/format-day.ts";
import type { Field, Resource } from "../../../../core/content/types/define-resource.ts";
import type { StoredFields } from "../../../../core/server/database/tables.ts";
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
import {
  describeField,
  type FileVersion,
  shownFields,
  versionTable,
} from "../../../../core/server/formats/data-file-versions.ts";
import { escapeXml } from "../../../../core/server/formats/xml.ts";
import { nameActor } from "../../../../core/words/panel/name-actor.ts";
import { nameMailKind } from "../../../../core/words/panel/name-mail-kind.ts";
import { students } from "../../../students/content/exports.ts";
import { contacts } from "../../content/contacts.ts";
import type { EnquiryEvent } from "../../content/enquiry-contract.ts";
import type {
  PersonData,
  PersonEnquiry,
  PersonStudent,
} from "../../content/privacy-and-figures/person-data-contract.ts";
import { nameOfTopic } from "../../content/topic-name.ts";
import type { FoundEnquiry, FoundEntry, FoundPerson } from "./find-person.ts";

/** The names that the panel shows. */
export const presentPerson = ({ enquiries, mails, students: found, others }: FoundPerson): PersonData => ({
  enquiries: enquiries.map(presentEnquiry),
  mails: mails.map(({ _id, ...mail }) => mail),
  students: found?.map(presentStudent) ?? null,
  others: others.map(({ type, place, value }) => ({
    type: type.resource.name,
    place,
    title: String(value.name ?? ""),
    createdAt: String(value.createdAt ?? ""),
    path: type.path(value._id),
  })),
});

function presentEnquiry({ _id, value, place, events, versions }: FoundEnquiry): PersonEnquiry {
  const textOf = (name: string) => String(value[name] ?? "");
  const orNull = (name: string) => (value[name] ? String(value[name]) : null);
  return {
    _id,
    place,
    events,
    versions: versions.length,
    reference: orNull("reference"),
    name: textOf("name"),
    phoneNumber: textOf("phoneNumber"),
    email: orNull("email"),
    topic: orNull("topic"),
    message: textOf("message"),
    status: textOf("status"),
    createdAt: textOf("createdAt"),
  };
}

const presentStudent = (row: StoredFields): PersonStudent => ({
  _id: row._id,
  name: String(row.name ?? ""),
  nameHi: row.nameHi ? String(row.nameHi) : null,
  class: String(row.class ?? ""),
  section: String(row.section ?? ""),
  rollNumber: String(row.rollNumber ?? ""),
  guardianName: String(row.guardianName ?? ""),
});

/** For programs. */
export function writePersonJson(
  { enquiries, mails, students: found, others }: FoundPerson,
  contact: string,
  { by, at, school }: DataFileSetting,
): string {
  return `${JSON.stringify(
    {
      school: school.name.en ?? school.name.hi,
      contact,
      createdAt: at,
      createdBy: by,
      enquiries: enquiries.map(({ value, place, versions, events, _id }) => ({
        _id,
        place,
        reference: value.reference ?? null,
        status: value.status ?? null,
        createdAt: value.createdAt ?? null,
        closedAt: value.closedAt ?? null,
        ...fieldsOf(contacts, value),
        events: events.map(({ at: on, person, kind, text, details }) => ({
          at: on,
          person,
          kind,
          text,
          details,
        })),
        versions: presentVersions(contacts, versions),
      })),
      mails: mails.map(({ _id: _mail, ...mail }) => mail),
      ...(found && { students: found.map(presentStudent) }),
      others: others.map(({ type: { resource }, place, value, versions, details: { lines, log } }) => ({
        type: resource.name,
        place,
        createdAt: value.createdAt ?? null,
        ...fieldsOf(resource, value),
        details: lines.map(({ name, text }) => ({ name: name.en, text: text.en })),
        events: log.map(({ name, text, ...event }) => ({ ...event, name: name.en, text: text.en })),
        versions: presentVersions(resource, versions),
      })),
    },
    null,
    2,
  )}\n`;
}

const presentVersions = (resource: Resource, versions: readonly FileVersion[]) =>
  versions.map(({ at, by, kind, value }) => ({ at, by, kind, ...fieldsOf(resource, value) }));

const fieldsOf = ({ fields }: Resource, value: StoredFields) =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, value[name] ?? null]));

/** A page for the person to read and print. */
export function writePersonHtml(
  { enquiries, mails, students: found, others }: FoundPerson,
  contact: string,
  setting: DataFileSetting,
): string {
  const texts = setting.words.personFile;
  return writeDataFile(
    {
      heading: texts.heading(contact),
      intro: texts.intro,
      parts: [
        ...(enquiries.length === 0 ? [paragraph(texts.noEnquiries)] : []),
        ...enquiries.map((enquiry) => enquirySection(enquiry, setting)),
        section(texts.mails, mailTable(mails, setting)),
        ...(found ? [section(texts.students, studentList(found, setting))] : []),
        ...others.map((entry) => otherSection(entry, setting)),
      ],
    },
    setting,
  );
}

function enquirySection({ value, place, versions, events }: FoundEnquiry, setting: DataFileSetting): string {
  const { words } = setting;
  const texts = words.personFile;
  const { statuses } = words.inbox;
  const lines: [string, string][] = [
    [texts.received, formatMoment(String(value.createdAt), setting)],
    ...shownFields(contacts).map(([name, field]): [string, string] => [
      field.label[words.language],
      describeTopic(name, field, value[name], setting),
    ]),
    [
      words.inbox.fields.status,
      statuses[String(value.status) as keyof typeof statuses] ?? String(value.status),
    ],
    ...(place === "trash" ? [[texts.place, texts.inTrash] as [string, string]] : []),
  ];
  const log = events.map((event) => ({
    at: event.at,
    who: nameActor(words, event.person),
    what: inline(describeEvent(event, setting), setting),
  }));
  const history = log.length === 0 ? "" : logTable(log, setting);
  const changes = versions.length > 1 ? versionTable(versions, setting) : "";
  return section(
    texts.enquiry(String(value.reference ?? "")),
    `${definitions(lines, setting)}${history}${changes}`,
  );
}

/** Topics are stored as ids. */
const describeTopic = (name: string, field: Field, value: unknown, setting: DataFileSetting) =>
  name === "topic" && value
    ? nameOfTopic(setting.words, String(value))
    : describeField(field, value, setting);

function describeEvent(event: EnquiryEvent, setting: DataFileSetting): string {
  return [setting.words.personFile.events[event.kind], describeDetail(event, setting), event.text]
    .filter(Boolean)
    .join(": ");
}

/** The new status, the new follow-up day or the result of a call. The account that an enquiry was given to is an id. */
function describeDetail(
  { kind, details }: EnquiryEvent,
  { words, months }: DataFileSetting,
): string | undefined {
  const { statuses, callResults } = words.inbox;
  if (kind === "status") return statuses[details.to as keyof typeof statuses];
  if (kind === "call") return callResults[details.result as keyof typeof callResults];
  return kind === "followUp" && details.to ? formatDay(details.to, months) : undefined;
}

function mailTable(mails: FoundPerson["mails"], setting: DataFileSetting): string {
  const { words } = setting;
  const texts = words.personFile;
  if (mails.length === 0) return paragraph(texts.noMails);
  return table(
    [texts.mail, texts.to, texts.written, texts.sent],
    mails.map(({ kind, to, createdAt, sentAt }) => [
      escapeXml(nameMailKind(words, kind)),
      inline(to, setting),
      formatMoment(createdAt, setting),
      sentAt === null ? escapeXml(texts.notSent) : formatMoment(sentAt, setting),
    ]),
  );
}

function studentList(found: readonly StoredFields[], setting: DataFileSetting): string {
  const { words } = setting;
  const texts = words.personFile;
  if (found.length === 0) return paragraph(texts.noStudents);
  const lists = found.map((row) => definitions(describeFields(students, row, setting), setting));
  return `${paragraph(texts.studentsText)}${lists.join("<hr>")}`;
}

function otherSection(
  { type: { resource }, place, value, versions, details }: FoundEntry,
  setting: DataFileSetting,
): string {
  const { words } = setting;
  const { language } = words;
  const texts = words.personFile;
  const lines: [string, string][] = [
    [texts.received, formatMoment(String(value.createdAt), setting)],
    ...describeFields(resource, value, setting),
    ...details.lines.map(({ name, text }): [string, string] => [name[language], text[language]]),
    ...(place === "list"
      ? []
      : [[texts.place, place === "trash" ? texts.inTrash : texts.unsent] as [string, string]]),
  ];
  const log = details.log.map(({ at, person, name, text }) => ({
    at,
    who: nameActor(words, person),
    what: inline([name[language], text[language]].filter(Boolean).join(": "), setting),
  }));
  const history = log.length === 0 ? "" : logTable(log, setting);
  const changes = versions.length > 1 ? versionTable(versions, setting) : "";
  return section(resource.singular[language], `${definitions(lines, setting)}${history}${changes}`);
}

const describeFields = (resource: Resource, row: StoredFields, setting: DataFileSetting) =>
  shownFields(resource)
    .filter(([, field]) => field.kind === "value")
    .map(([name, field]): [string, string] => [
      field.label[setting.words.language],
      describeField(field, row[name], setting),
    ]);
