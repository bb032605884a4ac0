import "../slips/consent-slips.css";
import Printer from "lucide-react/icons/printer";
import { useEffect, useState } from "react";
import { Link, type LoaderFunctionArgs, useSearchParams } from "react-router";
import { contactLines, namesOf } from "../../../../core/content/site/letterhead.ts";
import { EmptyNote, LoadFailed } from "../../../../core/panel/frame/load-failed.tsx";
import { ScreenHeading } from "../../../../core/panel/frame/screen-heading.tsx";
import { Button, buttonClass } from "../../../../core/panel/parts/button.tsx";
import { RadioButtons } from "../../../../core/panel/parts/radio-buttons.tsx";
import type { ScreenProps } from "../../../../core/panel/screen.ts";
import { useMayOpen } from "../../../../core/panel/session/may-open.ts";
import { loadOr } from "../../../../core/panel/session/session-end.ts";
import { fillWords } from "../../../../core/ui/fill-words.tsx";
import { languageOf } from "../../../../core/ui/language.ts";
import { words } from "../../../../core/ui/panel-words.ts";
import { schoolLanguages } from "../../../../core/ui/school-languages.ts";
import { WORDS } from "../../../../core/words/index.ts";
import { LANGUAGE_NAMES, type Language } from "../../../../core/words/languages.ts";
import { ConsentSlip } from "../slips/consent-slip.tsx";
import { type LoadedSlips, loadSlips } from "../slips/load-slips.ts";
import { StudentSearch } from "../student-search.tsx";

const texts = words.consentSlips;

export const title = texts.title;

export async function loader({ request: { url, signal } }: LoaderFunctionArgs) {
  return { slips: await loadOr(loadSlips(new URL(url).searchParams, signal), undefined) };
}

const SLIPS_ON_SHEET = 3;

export default function ConsentSlips({ loaderData: { slips } }: ScreenProps<typeof loader>) {
  const [params] = useSearchParams();
  const offered = schoolLanguages();
  const chosen = offered.find((language) => language === params.get("language"));
  const languages = chosen ? [chosen] : offered;
  if (!slips) {
    return (
      <>
        <ScreenHeading title={texts.title} />
        <LoadFailed text={texts.failed} />
      </>
    );
  }
  return (
    <>
      <div className="no-print">
        <ScreenHeading title={texts.title}>
          <Button onClick={() => window.print()} disabled={slips.children.length === 0}>
            <Printer aria-hidden="true" size={18} /> {texts.print}
          </Button>
        </ScreenHeading>
        <p className="-mt-3 mb-6 max-w-reading">{texts.text}</p>
        {params.has("student") ? (
          <p className="mb-4">
            <Link to="/admin/consent-slips" className={buttonClass("secondary")}>
              {texts.wholeClass}
            </Link>
          </p>
        ) : (
          <StudentSearch counts={slips.counts} filters={[WITHOUT_FILTER]} />
        )}
        {offered.length > 1 && <LanguageOptions chosen={chosen} />}
        <Outcome slips={slips} />
      </div>
      {slips.children.length > 0 && <Sheets slips={slips} languages={languages} />}
    </>
  );
}

const WITHOUT_FILTER = {
  name: "without",
  label: texts.without,
  all: texts.all,
  options: [{ value: "name", text: texts.onlyWithout }],
};

function LanguageOptions({ chosen }: { chosen: Language | undefined }) {
  const [, setParams] = useSearchParams();
  // Shows the choice at once; the address changes when the slips are loaded.
  const [wanted, setWanted] = useState(chosen);
  useEffect(() => setWanted(chosen), [chosen]);
  const choose = (language: Language | undefined) => {
    setWanted(language);
    setParams(
      (params) => {
        params.delete("language");
        if (language) params.set("language", language);
        return params;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return (
    <RadioButtons
      legend={texts.language}
      legendClass="mb-1.5 font-bold"
      className="mb-4"
      options={[
        { value: "both", text: texts.both },
        ...schoolLanguages().map((lang) => ({ value: lang, text: LANGUAGE_NAMES[lang], lang })),
      ]}
      chosen={wanted ?? "both"}
      onChoose={(language) => choose(language === "both" ? undefined : language)}
    />
  );
}

function Outcome({ slips: { children, total, counts } }: { slips: LoadedSlips }) {
  const sheets = Math.ceil(children.length / SLIPS_ON_SHEET);
  return (
    <div role="status" className="mb-6 grid gap-2">
      {children.length === 0 ? (
        <EmptyNote text={counts.total === 0 ? texts.noStudents : texts.noMatch} />
      ) : (
        <p className="text-ink-soft">{texts.count(children.length, sheets)}</p>
      )}
      {children.length < total && <p className="font-bold">{texts.tooMany(children.length, total)}</p>}
    </div>
  );
}

interface SheetsProps {
  slips: LoadedSlips;
  languages: readonly Language[];
}

const PRIVACY_PATH = "/admin/pages/privacy";

function Sheets({ slips: { children, school, privacy, signatory }, languages }: SheetsProps) {
  const mayEdit = useMayOpen()(PRIVACY_PATH);
  const sheets = Array.from({ length: Math.ceil(children.length / SLIPS_ON_SHEET) }, (_, index) =>
    children.slice(index * SLIPS_ON_SHEET, (index + 1) * SLIPS_ON_SHEET),
  );
  return (
    <div className="consent-sheets">
      {languages.map((language) => (
        <ParentsNotice
          key={language}
          school={school}
          privacy={privacy}
          signatory={signatory}
          language={language}
        />
      ))}
      {mayEdit && (
        <p className="no-print">
          <Link to={PRIVACY_PATH} className="text-link inline-flex min-h-11 items-center">
            {texts.editText}
          </Link>
        </p>
      )}
      <h2 className="sr-only">{texts.slips}</h2>
      {sheets.map((sheet) => (
        <div key={sheet[0]?._id} className="consent-sheet">
          {sheet.map((child) => (
            <ConsentSlip key={child._id} child={child} school={school} languages={languages} />
          ))}
        </div>
      ))}
    </div>
  );
}

interface ParentsNoticeProps extends Pick<LoadedSlips, "school" | "privacy" | "signatory"> {
  language: Language;
}

/** A sheet for parents: what is published, why, how to decide and whom to ask. */
function ParentsNotice({ school, privacy, signatory, language }: ParentsNoticeProps) {
  const { consentSlip, privacy: texts, circular } = WORDS[language];
  const [more = ""] = namesOf(privacy.more, language);
  return (
    <article lang={language} className="consent-sheet parents-notice">
      <Letterhead school={school} language={language} />
      <h2>{consentSlip.notice}</h2>
      <p className="notice-subject">{consentSlip.subject}</p>
      <p>{consentSlip.greeting}</p>
      <p>{consentSlip.intro(location.host)}</p>
      <h3>{texts.shown.heading}</h3>
      <ul>
        {Object.entries(texts.purposes).map(([purpose, { title, text }]) => (
          <li key={purpose}>
            <strong>{title}:</strong> {text}
          </li>
        ))}
      </ul>
      <h3>{texts.never.heading}</h3>
      <p>{texts.never.points.join(" · ")}</p>
      <p>{texts.never.text}</p>
      <h3>{texts.why.heading}</h3>
      <p>{texts.why.text}</p>
      <h3>{texts.decide.heading}</h3>
      <p>{texts.decide.text}</p>
      <ul>
        <li>{texts.decide.slip}</li>
        <li>{texts.decide.inPerson}</li>
        {school.email && <li>{fillWords(texts.decide.email, { email: school.email })}</li>}
      </ul>
      <p>
        {texts.decide.atOnce} {texts.unanswered.rule[privacy.withoutRecord ?? "shown"]}{" "}
        {texts.validity.rule[privacy.validity ?? "unlimited"]}
      </p>
      <h3>{texts.copies.heading}</h3>
      <p>{texts.copies.text}</p>
      <h3>{texts.rights.heading}</h3>
      <p>{texts.rights.text}</p>
      <p>
        <strong>{describeOfficer({ school, privacy, language })}</strong>
      </p>
      <p>{texts.rights.board}</p>
      {more && (
        <p lang={languageOf(more, language)} className="notice-more">
          {more}
        </p>
      )}
      <p className="notice-signature">{circular.signature(namesOf(signatory, language)[0])}</p>
    </article>
  );
}

function Letterhead({ school, language }: Pick<ParentsNoticeProps, "school" | "language">) {
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
function describeOfficer({
  school,
  privacy: { officer },
  language,
}: Omit<ParentsNoticeProps, "signatory">): string {
  const [name] = namesOf(officer.name, language);
  const [designation = WORDS[language].privacy.rights.office] = namesOf(officer.designation, language);
  return [name, designation, school.phones[0]?.number, school.email].filter(Boolean).join(", ");
}
