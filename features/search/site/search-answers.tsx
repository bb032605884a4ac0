import type { ReactNode } from "react";
import type { Fact } from "../../../core/content/search/word-groups.ts";
import { DatedText } from "../../../core/site/components/dated-text.tsx";
import { telephoneHref } from "../../../core/site/components/telephone.ts";
import { isWritten, Words } from "../../../core/site/components/words.tsx";
import { useAddress, useSite } from "../../../core/site/site-context.tsx";
import { Icon, type IconName } from "../../../core/ui/icon.tsx";
import { describeDays, KindAndDay } from "../../calendar/site/exports.ts";
import { mapHref, SchoolAddress } from "../../contact/site/exports.ts";
import { FEE_PAYERS } from "../../fees/content/exports.ts";
import { Amount } from "../../fees/site/exports.ts";
import { seasonsOf } from "../../parents/site/exports.ts";
import { findPrincipal } from "../../people/site/exports.ts";
import type { Answers } from "./load-answers.ts";

/** The school's own details that answer a search, above its results. */
export function SearchAnswers({ answers, today }: { answers: Answers; today: string }) {
  const { words } = useSite();
  const { facts, classFees, calendar } = answers;
  return (
    <section aria-label={words.search.answers} className="mx-auto mt-6 grid max-w-reading gap-4">
      {calendar && <Dates {...calendar} today={today} />}
      {classFees.length > 0 && <ClassFees answers={answers} />}
      {facts.map((fact) => {
        const Answer = ANSWERS[fact];
        return <Answer key={fact} answers={answers} />;
      })}
    </section>
  );
}

const ANSWERS: Record<Fact, (props: { answers: Answers }) => ReactNode> = {
  phone: Phones,
  email: Email,
  address: Address,
  hours: OfficeHours,
  timings: Timings,
  principal: Principal,
};

interface AnswerProps {
  icon: IconName;
  heading: string;
  children: ReactNode;
}

function Answer({ icon, heading, children }: AnswerProps) {
  return (
    <article className="card flex flex-wrap gap-4 p-5">
      <span
        aria-hidden="true"
        className="grid size-11 shrink-0 place-items-center rounded-full bg-maroon-soft text-maroon"
      >
        <Icon name={icon} className="size-5" />
      </span>
      <div className="min-w-0 grow basis-40 wrap-anywhere">
        <h2 className="text-caption text-ink-soft">{heading}</h2>
        {children}
      </div>
    </article>
  );
}

const BIG_LINK = "text-link inline-flex min-h-11 items-center text-[1.125rem] font-bold";

function Phones() {
  const { school, words } = useSite();
  return (
    <Answer icon="phone" heading={words.contact.telephone}>
      <ul>
        {school.phones.map(({ id, label, number }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3">
            <a href={telephoneHref(number)} className={BIG_LINK}>
              {number}
            </a>
            <Words of={label} />
          </li>
        ))}
      </ul>
    </Answer>
  );
}

function Email() {
  const { school, words } = useSite();
  return (
    <Answer icon="mail" heading={words.contact.email}>
      <a href={`mailto:${school.email}`} className={`${BIG_LINK} break-all`}>
        {school.email}
      </a>
    </Answer>
  );
}

function Address() {
  const { school, words } = useSite();
  return (
    <Answer icon="map-pin" heading={words.contact.address}>
      <SchoolAddress school={school} />
      {school.mapPoint && (
        <a href={mapHref(school.mapPoint)} target="_blank" rel="noreferrer" className={BIG_LINK}>
          {words.contact.openMap}
          <span className="sr-only">{words.frame.newTab}</span>
        </a>
      )}
    </Answer>
  );
}

function OfficeHours() {
  const { school, words } = useSite();
  return (
    <Answer icon="clock" heading={words.contact.officeHours}>
      <dl>
        {school.officeHours.map(({ id, days, hours }) => (
          <div key={id} className="flex flex-wrap gap-x-3 py-1">
            <Words of={days} as="dt" />
            <Words of={hours} as="dd" className="font-bold" />
          </div>
        ))}
      </dl>
    </Answer>
  );
}

function Timings({ answers: { timings } }: { answers: Answers }) {
  const { words } = useSite();
  const address = useAddress();
  const seasons = seasonsOf(timings, words);
  return (
    <Answer icon="clock" heading={words.parents.sections.timings}>
      <dl className="divide-y divide-line">
        {timings.items.map((item) => (
          <div key={item.id} className="py-2">
            <dt>
              <Words of={item.classes} className="font-bold" />
              {isWritten(item.days) && (
                <>
                  {" · "}
                  <Words of={item.days} />
                </>
              )}
            </dt>
            {seasons.map(({ heading, timesOf }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the seasons keep their places
              <dd key={index}>
                {seasons.length > 1 && (
                  <>
                    <Words of={heading} className="text-ink-soft" />
                    {": "}
                  </>
                )}
                {timesOf(item) ?? "–"}
              </dd>
            ))}
          </div>
        ))}
      </dl>
      <a href={address("/parents")} className="text-link inline-flex min-h-11 items-center">
        {words.menu["/parents"]}
      </a>
    </Answer>
  );
}

function Principal({ answers: { principalsDesk } }: { answers: Answers }) {
  const { words } = useSite();
  const { name, title, qualification } = findPrincipal(principalsDesk, words);
  return (
    <Answer icon="graduation-cap" heading={words.home.principal}>
      <p className="text-[1.125rem] font-bold">
        <Words of={name} />
      </p>
      <p>
        <Words of={title} />
        {isWritten(qualification) && (
          <>
            {" · "}
            <Words of={qualification} />
          </>
        )}
      </p>
    </Answer>
  );
}

/** The entries of the calendar that the search asks for. */
function Dates({ days, entries, today }: NonNullable<Answers["calendar"]> & { today: string }) {
  const { words } = useSite();
  const address = useAddress();
  return (
    <Answer icon="calendar-days" heading={words.search.days[days]}>
      {entries.length === 0 && <p className="font-bold">{words.search.nothingThen}</p>}
      <ul className="divide-y divide-line">
        {entries.map((entry) => (
          <li key={entry.id} className="py-2">
            <p className="text-caption text-ink-soft">
              <KindAndDay entry={entry} today={today} />
            </p>
            <a href={address(entry.path)} className="text-link inline-flex min-h-11 items-center font-bold">
              <Words of={entry.title} />
            </a>
            <p>
              <DatedText text={describeDays(entry, words)} />
            </p>
          </li>
        ))}
      </ul>
      <a href={address("/calendar")} className="text-link inline-flex min-h-11 items-center">
        {words.calendar.link}
      </a>
    </Answer>
  );
}

function ClassFees({ answers: { classFees, session } }: { answers: Answers }) {
  const { words, language } = useSite();
  const address = useAddress();
  return (
    <Answer icon="indian-rupee" heading={words.search.feesOf(session)}>
      <dl className="divide-y divide-line">
        {classFees.map(({ id, grade, totals }) => (
          <div key={id} className="py-2">
            <Words of={grade} as="dt" className="font-bold" />
            <dd>
              {FEE_PAYERS.newPupil[language]}: <Amount of={totals?.newPupil ?? null} />
            </dd>
            <dd>
              {FEE_PAYERS.continuing[language]}: <Amount of={totals?.continuing ?? null} />
            </dd>
          </div>
        ))}
      </dl>
      <a href={address("/fees")} className="text-link inline-flex min-h-11 items-center">
        {words.menu["/fees"]}
      </a>
    </Answer>
  );
}
