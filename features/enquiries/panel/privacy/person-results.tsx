import { Link } from "react-router";
import { formatMoment } from "../../../../core/panel/dates/format-date.ts";
import { Badge } from "../../../../core/panel/entry-list/badge.tsx";
import { Card } from "../../../../core/panel/parts/card.tsx";
import { useMayOpen } from "../../../../core/panel/session/may-open.ts";
import { languageOf } from "../../../../core/ui/language.ts";
import { panelLanguage, words } from "../../../../core/ui/panel-words.ts";
import { nameMailKind } from "../../../../core/words/panel/name-mail-kind.ts";
import { namesOf } from "../../../../core/words/panel/type-names.ts";
import { studentRecordPath } from "../../../students/content/exports.ts";
import { showClassAndSection, showName } from "../../../students/panel/exports.ts";
import type { PersonData, PersonEnquiry } from "../../content/privacy-and-figures/person-data-contract.ts";
import { enquiryPath } from "../../content/screen-paths.ts";
import { nameOfTopic } from "../../content/topic-name.ts";
import { contactTitle } from "../enquiries.ts";

const texts = words.personData;
const PART = "wrap-anywhere grid-cols-1 gap-3";

/** The stored data about a person. */
export function PersonResults({ enquiries, mails, students, others }: PersonData) {
  return (
    <div className="grid grid-cols-1 gap-6">
      {enquiries.length > 0 && (
        <Card heading={texts.enquiries} level="h3" className={PART}>
          <ul className="grid divide-y divide-line">
            {enquiries.map((enquiry) => (
              <Enquiry key={enquiry._id} {...enquiry} />
            ))}
          </ul>
        </Card>
      )}
      {mails.length > 0 && (
        <Card heading={texts.mails} level="h3" className={PART}>
          <p className="text-ink-soft">{texts.mailsText}</p>
          <ul className="grid gap-1">
            {mails.map(({ kind, to, createdAt, sentAt }) => (
              <li key={`${kind} ${createdAt}`}>
                {nameMailKind(words, kind)} · {to} · {sentAt === null ? texts.notSent : formatMoment(sentAt)}
              </li>
            ))}
          </ul>
        </Card>
      )}
      {students && students.length > 0 && <Students students={students} />}
      {others.length > 0 && <Others others={others} />}
    </div>
  );
}

function Enquiry({ reference, place, events, versions, ...enquiry }: PersonEnquiry) {
  const facts = [
    reference && texts.reference(reference),
    formatMoment(enquiry.createdAt),
    words.inbox.statuses[enquiry.status as keyof typeof words.inbox.statuses],
    enquiry.topic && nameOfTopic(words, enquiry.topic),
    enquiry.phoneNumber,
    enquiry.email,
  ];
  return (
    <li className="grid gap-1 py-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span lang={languageOf(enquiry.name, panelLanguage)} className="font-bold">
          {place === "list" ? (
            <Link to={enquiryPath(enquiry._id)} className="text-link">
              {contactTitle(enquiry)}
            </Link>
          ) : (
            contactTitle(enquiry)
          )}
        </span>
        {place === "trash" && <Badge text={texts.inTrash} />}
      </p>
      <p className="text-caption text-ink-soft">{facts.filter(Boolean).join(" · ")}</p>
      <p lang={languageOf(enquiry.message, panelLanguage)} className="line-clamp-3 whitespace-pre-line">
        {enquiry.message}
      </p>
      <p className="text-caption text-ink-soft">{texts.details({ events: events.length, versions })}</p>
    </li>
  );
}

function Students({ students }: { students: NonNullable<PersonData["students"]> }) {
  const mayOpen = useMayOpen();
  return (
    <Card heading={texts.students} level="h3" className={PART}>
      <p className="max-w-reading">{texts.studentsText}</p>
      <ul className="grid gap-1">
        {students.map((student) => {
          const [to, name] = [studentRecordPath(student._id), showName(student)];
          return (
            <li key={student._id} className="flex flex-wrap items-center gap-x-3">
              <span>
                <strong lang={languageOf(name, panelLanguage)}>{name}</strong> ·{" "}
                {showClassAndSection(student)}
              </span>
              {mayOpen(to) && (
                <Link to={to} className="text-link inline-flex min-h-11 items-center">
                  {texts.toRecord(name)}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

/** The entries of other parts of the site; they are deleted there. */
function Others({ others }: Pick<PersonData, "others">) {
  return (
    <Card heading={texts.others} level="h3" className={PART}>
      <p className="max-w-reading">{texts.othersText}</p>
      <ul className="grid gap-1">
        {others.map(({ type, place, title, createdAt, path }) => (
          <li key={`${place} ${path}`} className="flex flex-wrap items-center gap-x-3">
            <span>
              {namesOf(words, type).heading} ·{" "}
              {place === "list" ? (
                <Link to={path} lang={languageOf(title, panelLanguage)} className="text-link font-bold">
                  {title}
                </Link>
              ) : (
                <b lang={languageOf(title, panelLanguage)}>{title}</b>
              )}{" "}
              · {formatMoment(createdAt)}
            </span>
            {place !== "list" && <Badge text={place === "trash" ? texts.inTrash : texts.unsent} />}
          </li>
        ))}
      </ul>
    </Card>
  );
}
