import { about } from "../../../content/pages/about.ts";
import { pageHeads } from "../../../content/pages/page-heads.ts";
import { Icon } from "../../ui/icon.tsx";
import { BoardResults } from "../components/board-results.tsx";
import { ButtonLink } from "../components/button-link.tsx";
import { PageBanner } from "../components/page-banner.tsx";
import { PagePicture } from "../components/page-picture.tsx";
import { ON_PHONE } from "../components/picture.tsx";
import { Section, SectionHeading } from "../components/section.tsx";
import { Timeline } from "../components/timeline.tsx";
import { ZoomablePicture } from "../components/zoomable-picture.tsx";
import { fixedPage } from "../public-page.ts";

const HALF_WIDTH = `(min-width: 1216px) 34rem, (min-width: 1024px) 45vw, ${ON_PHONE.whole}`;

function About() {
  return (
    <>
      <PageBanner path="/about" line={pageHeads["/about"].line} />
      <Vision />
      <Mission />
      <Committee />
      <History />
      <Achievements />
    </>
  );
}

function Vision() {
  const { heading, paragraphs, picture } = about.vision;
  return (
    <section
      aria-label={heading}
      className="section page-width grid items-center gap-8 lg:grid-cols-2 lg:gap-16"
    >
      <div>
        <SectionHeading heading={heading} align="left" />
        <Paragraphs of={paragraphs} isLeading />
        <ButtonLink to="/services" look="secondary" className="mt-6">
          What we offer
        </ButtonLink>
      </div>
      <PagePicture
        picture={picture}
        sizes={HALF_WIDTH}
        className="h-auto w-full rounded-panel shadow-raised"
        isFirst
      />
    </section>
  );
}

function Mission() {
  const { heading, paragraphs, points, picture } = about.mission;
  return (
    <section aria-label={heading} className="section on-dark rangoli-corner bg-maroon">
      <div className="page-width grid items-center gap-8 lg:grid-cols-2 lg:gap-16">
        <ZoomablePicture
          picture={picture}
          label={heading}
          sizes={HALF_WIDTH}
          className="rounded-panel shadow-raised max-lg:order-last"
        />
        <div>
          <SectionHeading heading={heading} align="left" />
          <Paragraphs of={paragraphs} isLeading />
          <ol className="mt-6 grid gap-4">
            {points.map((point, index) => (
              <li key={point} className="flex gap-4">
                <span
                  aria-hidden="true"
                  className="w-6 shrink-0 text-right font-display text-subhead leading-tight text-saffron-soft"
                >
                  {index + 1}
                </span>
                {point}
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}

function Committee() {
  const { heading, paragraphs, members } = about.committee;
  return (
    <section aria-label={heading} className="section page-width grid gap-8 lg:grid-cols-[2fr_3fr] lg:gap-16">
      <div>
        <SectionHeading heading={heading} align="left" />
        <Paragraphs of={paragraphs} />
        <ButtonLink to="/management" look="secondary" className="mt-6">
          Management desk
        </ButtonLink>
      </div>
      <ul className="grid content-start gap-x-10 sm:grid-cols-2">
        {members.map(({ name, role }) => (
          <li key={name} className="border-b border-line py-3">
            <b className="block">{name}</b>
            <span className="text-caption text-saffron-ink">{role}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function History() {
  const { heading, paragraphs, picture, facts, milestones } = about.history;
  return (
    <Section heading={heading} tone="paper">
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line lg:grid-cols-4">
        {facts.map(({ value, label }) => (
          <div key={label} className="flex flex-col-reverse justify-end bg-cream px-3 py-6 text-center">
            <dt className="text-caption text-ink-soft">{label}</dt>
            <dd className="font-display text-[clamp(1.375rem,5.5vw,2.625rem)] leading-tight text-maroon">
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-8 grid items-start gap-8 md:mt-12 lg:grid-cols-2 lg:gap-16">
        <div className="lg:sticky lg:top-28">
          <PagePicture
            picture={picture}
            sizes={HALF_WIDTH}
            className="h-auto w-full rounded-panel shadow-raised"
          />
          <Paragraphs of={paragraphs} />
        </div>
        <Timeline milestones={milestones} />
      </div>
    </Section>
  );
}

function Achievements() {
  const { heading, line, boardResults, honours } = about.achievements;
  return (
    <Section heading={heading} line={line} tone="deep">
      <div className="grid gap-6 lg:grid-cols-2 lg:gap-8">
        {boardResults.map((results) => (
          <BoardResults key={results.session} {...results} />
        ))}
      </div>
      <ul className="mt-6 grid gap-6 md:grid-cols-3 lg:mt-8 lg:gap-8">
        {honours.map((honour) => (
          <li key={honour} className="flex gap-4 border-t-2 border-saffron pt-5">
            <Icon name="award" className="mt-0.5 size-6 shrink-0 text-maroon" />
            {honour}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Paragraphs({ of, isLeading = false }: { of: readonly string[]; isLeading?: boolean }) {
  return (
    <div className={`mt-4 grid gap-4 md:mt-6 ${isLeading ? "*:first:text-lead" : ""}`}>
      {of.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}

export const page = fixedPage("/about", About);
