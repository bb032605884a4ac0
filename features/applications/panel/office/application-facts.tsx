import { callLink } from "../../../../core/content/text/phone-number.ts";
import { formatMoment } from "../../../../core/panel/dates/format-date.ts";
import { describeValue } from "../../../../core/panel/history/describe-value.ts";
import { Card } from "../../../../core/panel/parts/card.tsx";
import { languageOf } from "../../../../core/ui/language.ts";
import { panelLanguage, words } from "../../../../core/ui/panel-words.ts";
import { LANGUAGE_NAMES } from "../../../../core/words/languages.ts";
import { applications } from "../../content/applications.ts";
import { classValue } from "../../content/form/apply-classes.ts";
import type { OwnQuestion } from "../../content/settings.ts";
import { type Application, inEither } from "../application.ts";

const texts = words.applicationsScreen;

/** All details of the application that the parents or the office have typed. */
export function ApplicationFacts({
  application,
  questions,
}: {
  application: Application;
  questions: readonly OwnQuestion[];
}) {
  const { reference, session, language, createdAt, consentedAt, answers } = application;
  const typed = Object.entries(applications.fields).flatMap(([name, field]) => {
    const value = application[name as keyof Application];
    return value ? [{ name, label: field.label[words.language], text: describeValue(field, value) }] : [];
  });
  const facts = [
    { name: "reference", label: texts.reference, text: reference ?? "" },
    { name: "received", label: texts.received, text: formatMoment(createdAt) },
    { name: "session", label: texts.session, text: session ?? "" },
    ...typed,
    ...answers.map(({ id, question, answer }) => {
      const option = questions
        .find((each) => each.id === id)
        ?.options.find((each) => classValue(each) === answer);
      return { name: id, label: inEither(question), text: option ? inEither(option) : answer };
    }),
    { name: "language", label: texts.language, text: language ? LANGUAGE_NAMES[language] : "" },
    {
      name: "consent",
      label: texts.consent,
      text: consentedAt ? formatMoment(consentedAt) : texts.fromPaper,
    },
  ];
  return (
    <Card heading={texts.facts}>
      <dl className="wrap-anywhere grid gap-x-6 gap-y-3 sm:grid-cols-2">
        {facts.map(
          ({ name, label, text }) =>
            text !== "" && (
              <div key={name}>
                <dt className="text-caption text-ink-soft">{label}</dt>
                <dd lang={languageOf(text, panelLanguage)} className="whitespace-pre-line">
                  {name === "mobileNumber" ? (
                    <a href={callLink(text)} className="text-link">
                      {text}
                    </a>
                  ) : (
                    text
                  )}
                </dd>
              </div>
            ),
        )}
      </dl>
    </Card>
  );
}
