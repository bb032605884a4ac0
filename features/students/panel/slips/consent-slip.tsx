import { Fragment, type ReactNode } from "react";
import { namesOf } from "../../../../core/content/site/letterhead.ts";
import { inLanguage } from "../../../../core/content/types/companions.ts";
import { QrCode } from "../../../../core/panel/parts/qr-code.tsx";
import { languageOf } from "../../../../core/ui/language.ts";
import { panelLanguage, words } from "../../../../core/ui/panel-words.ts";
import type { Words } from "../../../../core/words/en.ts";
import { WORDS } from "../../../../core/words/index.ts";
import type { Language } from "../../../../core/words/languages.ts";
import { nameOfClass, nameOfSection, type School } from "../../../school/content/exports.ts";
import { CONSENT_PURPOSES } from "../../content/consent-contract.ts";
import { students } from "../../content/students.ts";
import { showName } from "../shown-name.ts";
import type { Child } from "./load-slips.ts";

interface ConsentSlipProps {
  child: Child;
  school: School;
  languages: readonly Language[];
}

/** The consent slip of a student; the QR code holds only the link to the record. */
export function ConsentSlip({ child, school, languages }: ConsentSlipProps) {
  const inBoth = (pick: (texts: Words["consentSlip"], language: Language) => string) => (
    <InEachLanguage languages={languages} pick={(all, language) => pick(all.consentSlip, language)} />
  );
  const label = words.consentSlips.slipOf(showName(child));
  return (
    <article aria-label={label} className="consent-slip">
      <header>
        <div className="slip-title">
          <h3>{inBoth(({ title }) => title)}</h3>
          <p>
            <InEachLanguage
              languages={languages}
              pick={(_, language) => namesOf(school.name, language)[0] ?? ""}
            />
          </p>
        </div>
        <p className="slip-code">
          <QrCode link={`${location.origin}/admin/student-record/${child._id}`} label={label} />
          <span>{inBoth(({ office }) => office)}</span>
        </p>
        <p className="slip-child">
          <strong>
            <ChildName child={child} languages={languages} />
          </strong>
          <span>
            {inBoth((slip, language) =>
              slip.class(
                nameOfClass(school.classes, child.class, language),
                nameOfSection(child.section, language),
              ),
            )}
          </span>
          <span>{inBoth(({ rollNumber }) => rollNumber(child.rollNumber))}</span>
        </p>
      </header>
      <table>
        <thead>
          <tr>
            <th scope="col">{inBoth(({ question }) => question)}</th>
            <th scope="col">{inBoth(({ yes }) => yes)}</th>
            <th scope="col">{inBoth(({ no }) => no)}</th>
          </tr>
        </thead>
        <tbody>
          {CONSENT_PURPOSES.map((purpose) => (
            <tr key={purpose}>
              <th scope="row">
                <InEachLanguage
                  languages={languages}
                  pick={({ privacy }) => privacy.purposes[purpose].title}
                />
              </th>
              <td>
                <span className="tick-box" />
              </td>
              <td>
                <span className="tick-box" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="slip-lines">
        <Line>{inBoth(({ parent }) => parent)}</Line>
        <Line>{inBoth(({ relation }) => relation)}</Line>
        <Line>{inBoth(({ signature }) => signature)}</Line>
        <Line>{inBoth(({ date }) => date)}</Line>
      </div>
      <footer>
        <p>{inBoth(({ change }) => change)}</p>
        <Line>{inBoth(({ received }) => received)}</Line>
      </footer>
    </article>
  );
}

/** The name in each language of the slip; once if it is stored in one. */
function ChildName({ child, languages }: Pick<ConsentSlipProps, "child" | "languages">) {
  const names = new Set(languages.map((language) => inLanguage(students, child, language).name));
  return [...names].map((name, index) => (
    <Fragment key={name}>
      {index > 0 && " / "}
      <span lang={languageOf(name, panelLanguage)}>{name}</span>
    </Fragment>
  ));
}

/** A line to fill in by hand. */
const Line = ({ children }: { children: ReactNode }) => (
  <p className="slip-line">
    <span>{children}</span>
  </p>
);

interface InEachLanguageProps {
  languages: readonly Language[];
  pick: (texts: Words, language: Language) => string;
}

/** A text in each language, side by side. */
const InEachLanguage = ({ languages, pick }: InEachLanguageProps) =>
  languages.map((language, index) => (
    <Fragment key={language}>
      {index > 0 && " / "}
      <span lang={language}>{pick(WORDS[language], language)}</span>
    </Fragment>
  ));
