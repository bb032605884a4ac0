import type { ReactNode } from "react";
import { PageBanner } from "../../../../core/site/components/page-banner.tsx";
import { Section } from "../../../../core/site/components/section.tsx";
import { telephoneHref } from "../../../../core/site/components/telephone.ts";
import { isWritten, Paragraphs, Words } from "../../../../core/site/components/words.tsx";
import { MESSAGES_ID } from "../../../../core/site/element-ids.ts";
import { fieldMark } from "../../../../core/site/field-marks.ts";
import { createPage, describeByHead, type PrivacyPart } from "../../../../core/site/public-page.ts";
import { useSite, useWords } from "../../../../core/site/site-context.tsx";
import { fillWords } from "../../../../core/ui/fill-words.tsx";
import { Icon } from "../../../../core/ui/icon.tsx";
import type { PrivacyPage } from "../../content/privacy.ts";

interface PrivacyData {
  document: PrivacyPage;
  enquiryMonths: number | null;
  parts: PrivacyPart[];
}

function Privacy({ data: { document: data, enquiryMonths, parts } }: { data: PrivacyData }) {
  const { privacy: texts } = useWords();
  return (
    <>
      <PageBanner path="/privacy" line={data.head.line} />
      <Section heading={texts.shown.heading} line={texts.shown.text}>
        <ul className="mt-8 grid gap-3 sm:grid-cols-2 md:gap-4">
          {Object.entries(texts.purposes).map(([purpose, { title, text }]) => (
            <li key={purpose} className="card border-l-4 border-saffron-soft p-5">
              <h3 className="text-subhead text-maroon">{title}</h3>
              <p className="mt-1">{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section heading={texts.never.heading} tone="leaf">
        <ul className="mt-6 flex flex-wrap justify-center gap-x-8 gap-y-3">
          {texts.never.points.map((point) => (
            <li key={point} className="flex items-center gap-2 font-bold">
              <Icon name="x" className="size-5 shrink-0 text-saffron" />
              {point}
            </li>
          ))}
        </ul>
        <p className="mt-6 text-center text-cream-deep">{texts.never.text}</p>
      </Section>
      <div className="section page-width grid gap-8 md:gap-12 lg:grid-cols-2 lg:gap-16">
        <Decide />
        <div className="grid content-start gap-8">
          <Part heading={texts.unanswered.heading}>
            <p {...fieldMark(data, "withoutRecord")}>
              {texts.unanswered.rule[data.withoutRecord ?? "shown"]}
            </p>
          </Part>
          <Part heading={texts.validity.heading}>
            <p {...fieldMark(data, "validity")}>{texts.validity.rule[data.validity ?? "unlimited"]}</p>
            <p>{texts.validity.left}</p>
          </Part>
        </div>
        <Part heading={texts.why.heading}>
          <p>{texts.why.text}</p>
        </Part>
        <Part heading={texts.copies.heading}>
          <p>{texts.copies.text}</p>
        </Part>
        <Part heading={texts.messages.heading} id={MESSAGES_ID}>
          <p>
            {texts.messages.text} {texts.messages.kept(enquiryMonths)}
          </p>
        </Part>
        {parts.map(({ heading, text }) => (
          <Part key={heading} heading={heading}>
            <p>{text}</p>
          </Part>
        ))}
        <Reading />
        <Rights officer={data.officer} />
        {isWritten(data.more) && (
          <Part heading={texts.more}>
            <Paragraphs of={data.more} className="grid gap-3" />
          </Part>
        )}
      </div>
    </>
  );
}

function Part({ heading, id, children }: { heading: string; id?: string; children: ReactNode }) {
  return (
    <section id={id} className="grid content-start gap-3">
      <h2 className="text-subhead text-maroon">{heading}</h2>
      {children}
    </section>
  );
}

function Decide() {
  const { school, words } = useSite();
  const { decide: texts } = words.privacy;
  return (
    <Part heading={texts.heading}>
      <p>{texts.text}</p>
      <ul className="grid list-disc gap-2 pl-5">
        <li>{texts.slip}</li>
        <li>{texts.inPerson}</li>
        {school.email && <li>{fillWords(texts.email, { email: <EmailLink address={school.email} /> })}</li>}
      </ul>
      <p className="font-bold">{texts.atOnce}</p>
    </Part>
  );
}

const EmailLink = ({ address }: { address: string }) => (
  <a href={`mailto:${address}`} className="text-link break-all">
    {address}
  </a>
);

function Reading() {
  const { school, words } = useSite();
  const { heading, points, map } = words.privacy.reading;
  return (
    <Part heading={heading}>
      <ul className="grid list-disc gap-2 pl-5">
        {[...points, ...(school.mapPoint ? [map] : [])].map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </Part>
  );
}

function Rights({ officer }: Pick<PrivacyPage, "officer">) {
  const { school, words } = useSite();
  const { rights: texts } = words.privacy;
  const [phone] = school.phones;
  return (
    <Part heading={texts.heading}>
      <p>{texts.text}</p>
      <address className="not-italic">
        <Words of={officer.name} as="p" className="font-bold" />
        {isWritten(officer.designation) ? <Words of={officer.designation} as="p" /> : <p>{texts.office}</p>}
        {phone && (
          <p className="flex items-center gap-3">
            <Icon name="phone" className="size-5 shrink-0 text-maroon" />
            <a href={telephoneHref(phone.number)} className="text-link inline-flex min-h-11 items-center">
              {phone.number}
            </a>
          </p>
        )}
        {school.email && (
          <p className="flex items-center gap-3">
            <Icon name="mail" className="size-5 shrink-0 text-maroon" />
            <EmailLink address={school.email} />
          </p>
        )}
      </address>
      <p>{texts.board}</p>
    </Part>
  );
}

export const page = createPage<PrivacyData>({
  load: async ({ content, loadPrivacyParts }) => ({
    data: {
      document: await content.page("privacy"),
      enquiryMonths: (await content.findSettings()).enquiryMonths,
      parts: await loadPrivacyParts(),
    },
  }),
  describe: ({ document }, site) => describeByHead("/privacy", document.head, site),
  Component: Privacy,
});
