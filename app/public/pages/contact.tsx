import { Clock, Mail, MapPin, Phone } from "lucide-react";
import type { ReactNode } from "react";
import { data } from "react-router";
import { contact } from "../../../content/pages/contact.ts";
import { pageHeads } from "../../../content/pages/page-heads.ts";
import { school } from "../../../content/pages/school.ts";
import { siteServices } from "../../site-services.ts";
import { ContactForm, MESSAGES, type SentMessage } from "../components/contact-form.tsx";
import { PageBanner } from "../components/page-banner.tsx";
import { SectionHeading } from "../components/section.tsx";
import { telephoneHref } from "../components/telephone.ts";
import { pageMeta } from "../page-meta.ts";
import type { Route } from "./+types/contact.ts";

export const meta = pageMeta("/contact");

/** Serves browsers without JavaScript; the others call the API themselves. */
export async function action({ context, request }: Route.ActionArgs) {
  const { receiveContact, reportError } = context.get(siteServices);
  const typed = Object.fromEntries(await request.formData()) as Record<string, string>;
  try {
    await receiveContact(typed);
    return data<SentMessage>({ isSent: true, text: MESSAGES.sent }, 201);
  } catch (error) {
    const refusal = readRefusal(error);
    if (!refusal) reportError(error);
    return data<SentMessage>(
      { isSent: false, text: refusal?.text ?? MESSAGES.failed, errors: refusal?.errors ?? {}, typed },
      refusal?.status ?? 500,
    );
  }
}

/** The server's own refusals carry a status below 500 and may be shown. */
function readRefusal(error: unknown) {
  if (!(error instanceof Error && "status" in error && typeof error.status === "number")) return undefined;
  if (error.status >= 500) return undefined;
  const errors = "errors" in error ? (error.errors as Record<string, string> | undefined) : undefined;
  return { status: error.status, text: error.status === 429 ? error.message : MESSAGES.refused, errors };
}

export default function Contact({ actionData }: Route.ComponentProps) {
  const { form, visit } = contact;
  return (
    <>
      <PageBanner line={pageHeads["/contact"].line} />
      <div className="page-width grid gap-12 py-14 md:py-20 lg:grid-cols-[3fr_2fr]">
        <section aria-label={form.heading} className="card p-6 md:p-10">
          <SectionHeading heading={form.heading} line={form.line} align="left" />
          <div className="mt-6">
            <ContactForm answered={actionData} />
          </div>
        </section>
        <section aria-label={visit.heading}>
          <SectionHeading heading={visit.heading} align="left" />
          <div className="mt-5 grid gap-4">
            {visit.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <ul className="mt-6 grid gap-4">
            {school.phones.map(({ label, number }) => (
              <Detail key={number} icon={<Phone className="size-5" />}>
                <span className="block text-caption text-ink-soft">{label}</span>
                <a href={telephoneHref(number)} className="text-link inline-flex min-h-11 items-center">
                  {number}
                </a>
              </Detail>
            ))}
            <Detail icon={<Mail className="size-5" />}>
              <a
                href={`mailto:${school.email}`}
                className="text-link inline-flex min-h-11 items-center break-all"
              >
                {school.email}
              </a>
            </Detail>
            <Detail icon={<MapPin className="size-5" />}>
              <address lang="hi" className="not-italic">
                {school.addressLinesHi.map((line) => (
                  <span key={line} className="block">
                    {line}
                  </span>
                ))}
              </address>
            </Detail>
            <Detail icon={<Clock className="size-5" />}>
              <dl className="grid gap-1">
                {school.officeHours.map(({ days, hours }) => (
                  <div key={days}>
                    <dt className="text-caption text-ink-soft">{days}</dt>
                    <dd>{hours}</dd>
                  </div>
                ))}
              </dl>
            </Detail>
          </ul>
        </section>
      </div>
      <iframe
        title={visit.mapTitle}
        src={mapAddress()}
        loading="lazy"
        referrerPolicy="no-referrer"
        className="no-print block h-96 w-full border-t border-line bg-cream-deep"
      />
    </>
  );
}

function Detail({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex gap-4">
      <span
        aria-hidden="true"
        className="grid size-11 shrink-0 place-items-center rounded-full bg-maroon-soft text-maroon"
      >
        {icon}
      </span>
      <div className="self-center">{children}</div>
    </li>
  );
}

function mapAddress(): string {
  const { boundingBox, latitude, longitude } = school.map;
  const query = new URLSearchParams({
    bbox: boundingBox.join(","),
    layer: "mapnik",
    marker: `${latitude},${longitude}`,
  });
  return `https://www.openstreetmap.org/export/embed.html?${query}`;
}
