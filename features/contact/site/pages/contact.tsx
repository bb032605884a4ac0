import type { ReactNode } from "react";
import type { Bilingual } from "../../../../core/content/pages/define-page.ts";
import type { Identity } from "../../../../core/content/site/identity.ts";
import { PageBanner } from "../../../../core/site/components/page-banner.tsx";
import { SectionHeading } from "../../../../core/site/components/section.tsx";
import { telephoneHref } from "../../../../core/site/components/telephone.ts";
import {
  type AnyWords,
  isWritten,
  orElse,
  Paragraphs,
  textOf,
  Words,
} from "../../../../core/site/components/words.tsx";
import { LetterheadLines } from "../../../../core/site/frame/letterhead.tsx";
import { OfficeHoursList } from "../../../../core/site/frame/office-hours.tsx";
import { createPage, describeByHead } from "../../../../core/site/public-page.ts";
import { useSite, useWords } from "../../../../core/site/site-context.tsx";
import { Icon, type IconName } from "../../../../core/ui/icon.tsx";
import { findAdmittingClasses } from "../../../admissions/content/exports.ts";
import {
  MessageForm,
  receiveMessagesOn,
  type SentMessage,
  useHasMessageForm,
} from "../../../enquiries/site/exports.ts";
import type { ContactPage } from "../../content/contact.ts";
import { SchoolMap } from "../school-map.tsx";

interface ContactData {
  document: ContactPage;
  answered: SentMessage | undefined;
  admitting: Bilingual[] | undefined;
}

function Contact({ data: { document, answered, admitting } }: { data: ContactData }) {
  const { head, form, visit } = document;
  const { school, words, language } = useSite();
  const hasForm = useHasMessageForm(answered);
  const formHeading = orElse(form.heading, words.contact.formHeading);
  const visitHeading = orElse(visit.heading, words.contact.visitHeading);
  const hasVisit = isWritten(visit.heading) || isWritten(visit.text) || hasDetails(school);
  const { phones, officeHours, mapPoint } = school;
  return (
    <>
      <PageBanner path="/contact" line={head.line} />
      {(phones.length > 0 || officeHours.length > 0 || mapPoint) && (
        <div className="page-width grid gap-4 pt-4 lg:grid-cols-[2fr_3fr] lg:gap-8 lg:pt-10">
          {(phones.length > 0 || officeHours.length > 0) && <Office school={school} />}
          {mapPoint && <SchoolMap school={school} point={mapPoint} />}
        </div>
      )}
      <div className="section page-width grid items-start gap-8 lg:grid-cols-[3fr_2fr] lg:gap-16">
        {hasForm && (
          <section aria-label={textOf(formHeading, language)} className="card p-5 sm:p-8 md:p-10">
            <SectionHeading heading={formHeading} line={form.line} align="left" />
            <div className="mt-6">
              <MessageForm path="/contact" answered={answered} classes={admitting} />
            </div>
          </section>
        )}
        {hasVisit && (
          <section aria-label={textOf(visitHeading, language)}>
            <SectionHeading heading={visitHeading} align="left" />
            <Paragraphs of={visit.text} className="mt-5 grid gap-4" />
            {hasDetails(school) && <ContactDetails school={school} />}
          </section>
        )}
      </div>
    </>
  );
}

/** Telephones and office hours, for parents who need an answer today. */
function Office({ school: { phones, officeHours } }: { school: Identity }) {
  const { contact: words } = useWords();
  return (
    <section
      aria-label={words.office}
      className="contact-office flex flex-col overflow-hidden rounded-card border border-line bg-paper shadow-card lg:only:col-span-full"
    >
      {phones.length > 0 && (
        <ul>
          {phones.map(({ id, label, number }) => (
            <li key={id}>
              <a href={telephoneHref(number)}>
                <Icon name="phone" className="size-6" />
                <span>
                  <Words
                    of={orElse(label, words.telephone)}
                    className="block text-(length:--text-caption) text-saffron-soft leading-[1.3]"
                  />{" "}
                  <b>{number}</b>
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
      {officeHours.length > 0 && (
        <div className="px-5 pt-4 pb-5">
          <h2 className="flex items-center gap-2 text-maroon text-subhead">
            <Icon name="clock" className="size-5" />
            {words.officeHours}
          </h2>
          <OfficeHoursList className="contact-hours mt-2" />
        </div>
      )}
    </section>
  );
}

const hasLetterhead = ({ letterhead }: Identity) => letterhead.en.length + letterhead.hi.length > 0;
const hasDetails = (school: Identity) => school.email !== null || hasLetterhead(school);

function ContactDetails({ school }: { school: Identity }) {
  const { email } = school;
  const words = useWords();
  return (
    <ul className="mt-8 divide-y divide-line border-y border-line">
      {email && (
        <Detail icon="mail" label={words.contact.email}>
          <a href={`mailto:${email}`} className={`${DETAIL_LINK} break-all`}>
            {email}
          </a>
        </Detail>
      )}
      {hasLetterhead(school) && (
        <Detail icon="map-pin" label={words.contact.address}>
          <address className="not-italic">
            <LetterheadLines as="span" className="block" />
          </address>
        </Detail>
      )}
    </ul>
  );
}

const DETAIL_LINK = "text-link -my-2 inline-flex min-h-11 items-center text-[1.125rem]";

function Detail({ icon, label, children }: { icon: IconName; label: AnyWords; children: ReactNode }) {
  return (
    <li className="flex gap-4 py-4">
      <span
        aria-hidden="true"
        className="grid size-11 shrink-0 place-items-center rounded-full bg-maroon-soft text-maroon"
      >
        <Icon name={icon} className="size-5" />
      </span>
      <div className="min-w-0 grow">
        <Words of={label} as="p" className="text-caption text-ink-soft" />
        {children}
      </div>
    </li>
  );
}

export const page = createPage<ContactData>({
  ...receiveMessagesOn("/contact", async ({ content }, answered) => ({
    document: await content.page("contact"),
    answered,
    admitting: (await content.findShownPaths()).has("/admissions")
      ? findAdmittingClasses(await content.page("admissions"))
      : undefined,
  })),
  describe: ({ document }, site) => describeByHead("/contact", document.head, site),
  Component: Contact,
});
