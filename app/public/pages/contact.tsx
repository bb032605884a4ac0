import type { ReactNode } from "react";
import type { ContactPage } from "../../../content/pages/contact.ts";
import type { School } from "../../../content/pages/school.ts";
import type { Words as ProgramWords } from "../../../content/words/en.ts";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { LetterheadLines } from "../components/letterhead.tsx";
import { PageBanner } from "../components/page-banner.tsx";
import { SectionHeading } from "../components/section.tsx";
import { telephoneHref } from "../components/telephone.ts";
import { type AnyWords, isWritten, orElse, Paragraphs, textOf, Words } from "../components/words.tsx";
import { MAP_FRAME_ID, MAP_NOTE_ID, MESSAGES_ID } from "../element-ids.ts";
import { ContactFormIsland, type SentMessage, translateErrors } from "../islands/contact-form.tsx";
import { createPage, describeByHead, type Loaded, type PageServices } from "../public-page.ts";
import { useAddress, useSite, useWords } from "../site-context.tsx";

type ContactWords = ProgramWords["contact"];

const MAP_ORIGIN = "https://www.openstreetmap.org";

/** For browsers without JavaScript; others call the API. */
async function receive(services: PageServices, typed: Record<string, string>): Promise<Loaded<ContactData>> {
  const document = await services.content.page("contact");
  const { contact: words } = services.words;
  const answer = (answered: SentMessage, status: number) => ({ data: { document, answered }, status });
  try {
    await services.receiveContact(typed);
    return answer({ isSent: true, text: words.form.sent }, 201);
  } catch (error) {
    const refusal = readRefusal(error, words);
    if (!refusal) services.reportError(error);
    const text = refusal?.text ?? words.form.failed;
    return answer({ isSent: false, text, errors: refusal?.errors ?? {}, typed }, refusal?.status ?? 500);
  }
}

interface ContactData {
  document: ContactPage;
  answered: SentMessage | undefined;
}

/** Errors with a status below 500 may be shown. */
function readRefusal(error: unknown, { form, refusals }: ContactWords) {
  if (!(error instanceof Error && "status" in error && typeof error.status === "number")) return undefined;
  if (error.status >= 500) return undefined;
  const errors = "errors" in error ? (error.errors as Record<string, string> | undefined) : undefined;
  return {
    status: error.status,
    text: error.status === 429 ? (refusals[error.message] ?? error.message) : form.refused,
    errors: errors && translateErrors(errors, refusals),
  };
}

function Contact({ data: { document, answered } }: { data: ContactData }) {
  const { head, form, visit } = document;
  const { school, words, language } = useSite();
  const address = useAddress();
  const formHeading = orElse(form.heading, words.contact.formHeading);
  const visitHeading = orElse(visit.heading, words.contact.visitHeading);
  const hasVisit = isWritten(visit.heading) || isWritten(visit.text) || hasDetails(school);
  return (
    <>
      <PageBanner path="/contact" line={head.line} />
      <div className="section page-width grid items-start gap-8 lg:grid-cols-[3fr_2fr] lg:gap-16">
        <section aria-label={textOf(formHeading, language)} className="card p-5 sm:p-8 md:p-10">
          <SectionHeading heading={formHeading} line={form.line} align="left" />
          <div className="mt-6">
            <ContactFormIsland
              action={address("/contact")}
              words={words.contact.form}
              refusals={words.contact.refusals}
              answered={answered}
            />
            <p className="mt-3">
              <a
                href={`${address("/privacy")}#${MESSAGES_ID}`}
                className="text-link inline-flex min-h-11 items-center"
              >
                {words.privacy.messageLink}
              </a>
            </p>
          </div>
        </section>
        {hasVisit && (
          <section aria-label={textOf(visitHeading, language)}>
            <SectionHeading heading={visitHeading} align="left" />
            <Paragraphs of={visit.text} className="mt-5 grid gap-4" />
            {hasDetails(school) && <ContactDetails school={school} />}
          </section>
        )}
      </div>
      {school.mapPoint && <SchoolMap point={school.mapPoint} />}
    </>
  );
}

const hasLetterhead = ({ letterhead }: School) => letterhead.en.length + letterhead.hi.length > 0;
const hasDetails = (school: School) =>
  school.phones.length > 0 || school.email !== null || hasLetterhead(school) || school.officeHours.length > 0;

function ContactDetails({ school }: { school: School }) {
  const { phones, email, officeHours } = school;
  const words = useWords();
  return (
    <ul className="mt-8 divide-y divide-line border-y border-line">
      {phones.map(({ id, label, number }) => (
        <Detail key={id} icon="phone" label={orElse(label, words.contact.telephone)}>
          <a href={telephoneHref(number)} className={DETAIL_LINK}>
            {number}
          </a>
        </Detail>
      ))}
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
      {officeHours.length > 0 && (
        <Detail icon="clock" label={words.contact.officeHours}>
          <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[1fr_auto]">
            {officeHours.map(({ id, days, hours }) => (
              <div key={id} className="contents">
                <Words of={days} as="dt" />
                <Words of={hours} as="dd" className="font-bold max-sm:mb-1" />
              </div>
            ))}
          </dl>
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

/** Half of the map's extent in degrees, about a kilometre. */
const SPAN = { latitude: 0.007, longitude: 0.01 };

function SchoolMap({ point }: { point: string }) {
  const { contact, frame: said } = useWords();
  const [latitude = 0, longitude = 0] = point.split(",").map(Number);
  const corners = [
    longitude - SPAN.longitude,
    latitude - SPAN.latitude,
    longitude + SPAN.longitude,
    latitude + SPAN.latitude,
  ];
  const frame = new URLSearchParams({
    bbox: corners.map((degrees) => degrees.toFixed(4)).join(","),
    layer: "mapnik",
    marker: `${latitude},${longitude}`,
  });
  const place = new URLSearchParams({ mlat: String(latitude), mlon: String(longitude) });
  return (
    <section aria-label={contact.map} className="no-print relative border-t border-line">
      <p id={MAP_NOTE_ID} hidden className="page-width py-3 font-bold">
        {contact.mapFailed}
      </p>
      <iframe
        id={MAP_FRAME_ID}
        title={contact.mapTitle}
        src={`${MAP_ORIGIN}/export/embed.html?${frame}`}
        loading="lazy"
        referrerPolicy="no-referrer"
        className="block h-96 w-full bg-cream-deep md:h-112"
      />
      <a
        href={`${MAP_ORIGIN}/?${place}#map=17/${latitude}/${longitude}`}
        target="_blank"
        rel="noreferrer"
        className="button button-primary absolute right-4 bottom-10 shadow-raised"
      >
        {contact.openMap}
        <Icon name="external-link" className="size-4" />
        <span className="sr-only">{said.newTab}</span>
      </a>
    </section>
  );
}

export const page = createPage<ContactData>({
  load: async ({ content }) => ({ data: { document: await content.page("contact"), answered: undefined } }),
  receive,
  describe: ({ document }, site) => describeByHead("/contact", document.head, site),
  Component: Contact,
});
