import type { ReactNode } from "react";
import { contact } from "../../../content/pages/contact.ts";
import { pageHeads } from "../../../content/pages/page-heads.ts";
import { school } from "../../../content/pages/school.ts";
import type { SiteServices } from "../../../server/site/site-build.ts";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { PageBanner } from "../components/page-banner.tsx";
import { SectionHeading } from "../components/section.tsx";
import { telephoneHref } from "../components/telephone.ts";
import { MAP_FRAME_ID, MAP_NOTE_ID } from "../element-ids.ts";
import { ContactFormIsland, MESSAGES, type SentMessage } from "../islands/contact-form.tsx";
import { definePage, describeByHead, type Loaded } from "../public-page.ts";

const MAP_ORIGIN = "https://www.openstreetmap.org";

/** Serves browsers without JavaScript; the others call the API themselves. */
async function receive(services: SiteServices, typed: Record<string, string>): Promise<Loaded<ContactData>> {
  try {
    await services.receiveContact(typed);
    return { data: { isSent: true, text: MESSAGES.sent }, status: 201 };
  } catch (error) {
    const refusal = readRefusal(error);
    if (!refusal) services.reportError(error);
    return {
      data: { isSent: false, text: refusal?.text ?? MESSAGES.failed, errors: refusal?.errors ?? {}, typed },
      status: refusal?.status ?? 500,
    };
  }
}

type ContactData = SentMessage | undefined;

/** The server's own refusals carry a status below 500 and may be shown. */
function readRefusal(error: unknown) {
  if (!(error instanceof Error && "status" in error && typeof error.status === "number")) return undefined;
  if (error.status >= 500) return undefined;
  const errors = "errors" in error ? (error.errors as Record<string, string> | undefined) : undefined;
  return { status: error.status, text: error.status === 429 ? error.message : MESSAGES.refused, errors };
}

function Contact({ data: answered }: { data: ContactData }) {
  const { form, visit } = contact;
  return (
    <>
      <PageBanner path="/contact" line={pageHeads["/contact"].line} />
      <div className="section page-width grid items-start gap-8 lg:grid-cols-[3fr_2fr] lg:gap-16">
        <section aria-label={form.heading} className="card p-5 sm:p-8 md:p-10">
          <SectionHeading heading={form.heading} line={form.line} align="left" />
          <div className="mt-6">
            <ContactFormIsland labels={form.labels} answered={answered} />
          </div>
        </section>
        <section aria-label={visit.heading}>
          <SectionHeading heading={visit.heading} align="left" />
          <div className="mt-5 grid gap-4">
            {visit.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <ContactDetails />
        </section>
      </div>
      <SchoolMap />
    </>
  );
}

function ContactDetails() {
  return (
    <ul className="mt-8 divide-y divide-line border-y border-line">
      {school.phones.map(({ label, number }) => (
        <Detail key={number} icon="phone" label={label}>
          <a href={telephoneHref(number)} className={DETAIL_LINK}>
            {number}
          </a>
        </Detail>
      ))}
      <Detail icon="mail" label="Email">
        <a href={`mailto:${school.email}`} className={`${DETAIL_LINK} break-all`}>
          {school.email}
        </a>
      </Detail>
      <Detail icon="map-pin" label="Address">
        <address lang="hi" className="not-italic">
          {school.addressLinesHi.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </address>
      </Detail>
      <Detail icon="clock" label="Office hours">
        <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[1fr_auto]">
          {school.officeHours.map(({ days, hours }) => (
            <div key={days} className="contents">
              <dt>{days}</dt>
              <dd className="font-bold max-sm:mb-1">{hours}</dd>
            </div>
          ))}
        </dl>
      </Detail>
    </ul>
  );
}

const DETAIL_LINK = "text-link -my-2 inline-flex min-h-11 items-center text-[1.125rem]";

interface DetailProps {
  icon: IconName;
  label: string;
  children: ReactNode;
}

function Detail({ icon, label, children }: DetailProps) {
  return (
    <li className="flex gap-4 py-4">
      <span
        aria-hidden="true"
        className="grid size-11 shrink-0 place-items-center rounded-full bg-maroon-soft text-maroon"
      >
        <Icon name={icon} className="size-5" />
      </span>
      <div className="min-w-0 grow">
        <p className="text-caption text-ink-soft">{label}</p>
        {children}
      </div>
    </li>
  );
}

function SchoolMap() {
  const { boundingBox, latitude, longitude } = school.map;
  const frame = new URLSearchParams({
    bbox: boundingBox.join(","),
    layer: "mapnik",
    marker: `${latitude},${longitude}`,
  });
  const place = new URLSearchParams({ mlat: String(latitude), mlon: String(longitude) });
  return (
    <section aria-label="Map" className="no-print relative border-t border-line">
      <p id={MAP_NOTE_ID} hidden className="page-width py-3 font-bold">
        The map could not be loaded. Please open it in a new tab, or ring us for the way.
      </p>
      <iframe
        id={MAP_FRAME_ID}
        title={contact.visit.mapTitle}
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
        Open the map
        <Icon name="external-link" className="size-4" />
        <span className="sr-only">(opens in a new tab)</span>
      </a>
    </section>
  );
}

export const page = definePage<ContactData>({
  load: async () => ({ data: undefined }),
  receive,
  describe: () => describeByHead("/contact"),
  Component: Contact,
});
