import type { PrivacyPage } from "../../../../content/pages/privacy.ts";
import type { School } from "../../../../content/pages/school.ts";
import { contactLines, namesOf } from "../../../../content/school/letterhead.ts";
import { WORDS } from "../../../../content/words/index.ts";
import type { Language } from "../../../../content/words/languages.ts";
import { fillWords } from "../../../ui/fill-words.tsx";
import { languageOf } from "../../../ui/language.ts";

interface ParentsNoticeProps {
  school: School;
  privacy: PrivacyPage;
  language: Language;
}

/** A sheet for parents: what is published, why, how to decide and whom to ask. */
export function ParentsNotice({ school, privacy, language }: ParentsNoticeProps) {
  const { consentSlip, privacy: said, circular } = WORDS[language];
  const [more = ""] = namesOf(privacy.more, language);
  return (
    <article lang={language} className="consent-sheet parents-notice">
      <Letterhead school={school} language={language} />
      <h2>{consentSlip.notice}</h2>
      <p className="notice-subject">{consentSlip.subject}</p>
      <p>{consentSlip.greeting}</p>
      <p>{consentSlip.intro(location.host)}</p>
      <h3>{said.shown.heading}</h3>
      <ul>
        {Object.entries(said.purposes).map(([purpose, { title, text }]) => (
          <li key={purpose}>
            <strong>{title}:</strong> {text}
          </li>
        ))}
      </ul>
      <h3>{said.never.heading}</h3>
      <p>{said.never.points.join(" · ")}</p>
      <p>{said.never.text}</p>
      <h3>{said.why.heading}</h3>
      <p>{said.why.text}</p>
      <h3>{said.decide.heading}</h3>
      <p>{said.decide.text}</p>
      <ul>
        <li>{said.decide.slip}</li>
        <li>{said.decide.inPerson}</li>
        {school.email && <li>{fillWords(said.decide.email, { email: school.email })}</li>}
      </ul>
      <p>
        {said.decide.atOnce} {said.unanswered.rule[privacy.withoutRecord ?? "shown"]}{" "}
        {said.validity.rule[privacy.validity ?? "unlimited"]}
      </p>
      <h3>{said.copies.heading}</h3>
      <p>{said.copies.text}</p>
      <h3>{said.rights.heading}</h3>
      <p>{said.rights.text}</p>
      <p>
        <strong>{describeOfficer({ school, privacy, language })}</strong>
      </p>
      <p>{said.rights.board}</p>
      {more && (
        <p lang={languageOf(more, language)} className="notice-more">
          {more}
        </p>
      )}
      <p className="notice-signature">{circular.signature}</p>
    </article>
  );
}

function Letterhead({ school, language }: Omit<ParentsNoticeProps, "privacy">) {
  const [name = ""] = namesOf(school.name, language);
  return (
    <header>
      <p lang={languageOf(name, language)} className="notice-school">
        {name}
      </p>
      {contactLines(school, language).map((line) => (
        <p key={line} lang={languageOf(line, language)}>
          {line}
        </p>
      ))}
    </header>
  );
}

/** The contact for questions. */
function describeOfficer({ school, privacy: { officer }, language }: ParentsNoticeProps): string {
  const [name] = namesOf(officer.name, language);
  const [designation = WORDS[language].privacy.rights.office] = namesOf(officer.designation, language);
  return [name, designation, school.phones[0]?.number, school.email].filter(Boolean).join(", ");
}
