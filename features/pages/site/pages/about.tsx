import type { Bilingual } from "../../../../core/content/pages/define-page.ts";
import type { ShownEntry } from "../../../../core/server/pages/site-content.ts";
import { ButtonLink } from "../../../../core/site/components/button-link.tsx";
import { PageBanner } from "../../../../core/site/components/page-banner.tsx";
import { Section, SectionHeading } from "../../../../core/site/components/section.tsx";
import {
  isWritten,
  linesOf,
  orElse,
  Paragraphs,
  textOf,
  Words,
} from "../../../../core/site/components/words.tsx";
import { fieldMark } from "../../../../core/site/field-marks.ts";
import { loadList } from "../../../../core/site/load-list.ts";
import { PagePicture } from "../../../../core/site/pictures/page-picture.tsx";
import { ON_PHONE } from "../../../../core/site/pictures/picture.tsx";
import { ZoomablePicture } from "../../../../core/site/pictures/zoomable-picture.tsx";
import { type ListPageProps, listPage } from "../../../../core/site/public-page.ts";
import { useSite, useWords } from "../../../../core/site/site-context.tsx";
import { Icon } from "../../../../core/ui/icon.tsx";
import { ClassWords } from "../../../school/site/exports.ts";
import type { AboutPage } from "../../content/about.ts";

const HALF_WIDTH = `(min-width: 1216px) 34rem, (min-width: 1024px) 45vw, ${ON_PHONE.whole}`;

type Member = ShownEntry<"committee", "name" | "designation">;

function About({ data: { document, entries: members } }: ListPageProps<"about", Member>) {
  const { head, vision, mission, committee, history, achievements } = document;
  const { language } = useSite();
  return (
    <>
      <PageBanner path="/about" line={head.line} picture={history.picture} />
      {(isWritten(vision.text) || vision.picture) && <Vision section={vision} />}
      {(isWritten(mission.text) || linesOf(mission.points, language).length > 0 || mission.picture) && (
        <Mission section={mission} />
      )}
      {members.length > 0 && <Committee section={committee} members={members} />}
      {(isWritten(history.text) ||
        history.picture ||
        history.facts.length + history.milestones.length > 0) && <History section={history} />}
      {(achievements.results.length > 0 || linesOf(achievements.honours, language).length > 0) && (
        <Achievements section={achievements} />
      )}
    </>
  );
}

function Vision({ section: { heading, text, picture } }: { section: AboutPage["vision"] }) {
  const { shownPaths, words: texts, language } = useSite();
  const words = orElse(heading, texts.about.sections.vision);
  return (
    <section
      id="vision"
      aria-label={textOf(words, language)}
      className="section page-width grid items-center gap-8 lg:grid-cols-2 lg:gap-16"
    >
      <div>
        <SectionHeading heading={words} align="left" />
        <Text of={text} isLeading />
        {shownPaths.has("/services") && (
          <ButtonLink to="/services" look="secondary" className="mt-6">
            {texts.about.services}
          </ButtonLink>
        )}
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

function Mission({ section: { heading, text, points, picture } }: { section: AboutPage["mission"] }) {
  const { words: texts, language } = useSite();
  const words = orElse(heading, texts.about.sections.mission);
  return (
    <section
      id="mission"
      aria-label={textOf(words, language)}
      className="section on-dark rangoli-corner bg-maroon"
    >
      <div className="page-width grid items-center gap-8 lg:grid-cols-2 lg:gap-16">
        {picture && (
          <ZoomablePicture
            picture={picture}
            label={textOf(words, language)}
            sizes={HALF_WIDTH}
            className="rounded-panel shadow-raised max-lg:order-last"
          />
        )}
        <div>
          <SectionHeading heading={words} align="left" />
          <Text of={text} isLeading />
          <ol className="mt-6 grid gap-4" {...fieldMark(points)}>
            {linesOf(points, language).map((point, index) => (
              <li key={point} className="flex gap-4">
                <span
                  aria-hidden="true"
                  className="w-6 shrink-0 text-right font-display text-subhead leading-tight text-saffron-soft"
                >
                  {index + 1}
                </span>
                <Words of={point} />
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}

function Committee({ section, members }: { section: AboutPage["committee"]; members: readonly Member[] }) {
  const { heading, text } = section;
  const { shownPaths, words: texts, language } = useSite();
  const words = orElse(heading, texts.about.sections.committee);
  return (
    <section
      id="committee"
      aria-label={textOf(words, language)}
      className="section page-width grid gap-8 lg:grid-cols-[2fr_3fr] lg:gap-16"
    >
      <div>
        <SectionHeading heading={words} align="left" />
        <Text of={text} />
        {shownPaths.has("/management") && (
          <ButtonLink to="/management" look="secondary" className="mt-6">
            {texts.about.management}
          </ButtonLink>
        )}
      </div>
      <ul className="grid content-start gap-x-10 sm:grid-cols-2">
        {members.map(({ _id, name, designation }) => (
          <li key={_id} className="border-b border-line py-3 wrap-anywhere">
            <Words of={name} as="b" className="block" />
            <Words of={designation} className="text-caption text-saffron-ink" />
          </li>
        ))}
      </ul>
    </section>
  );
}

function History({ section }: { section: AboutPage["history"] }) {
  const { heading, text, picture, facts, milestones } = section;
  const { about } = useWords();
  return (
    <Section id="history" heading={orElse(heading, about.sections.history)} tone="paper">
      <dl className="empty:hidden grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-cream lg:grid-cols-4">
        {facts.map(({ id, value, label }) => (
          <div
            key={id}
            className="flex flex-col-reverse justify-end px-3 py-6 text-center outline outline-line"
          >
            <Words of={label} as="dt" className="text-caption text-ink-soft" />
            <Words
              of={value}
              as="dd"
              className="font-display text-[clamp(1.375rem,5.5vw,2.625rem)] leading-tight text-maroon"
            />
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
          <Text of={text} />
        </div>
        <Timeline milestones={milestones} />
      </div>
    </Section>
  );
}

function Achievements({ section }: { section: AboutPage["achievements"] }) {
  const { heading, line, results, honours } = section;
  const { words, language } = useSite();
  const sessions = Map.groupBy(results, ({ session }) => session);
  return (
    <Section
      id="achievements"
      heading={orElse(heading, words.about.sections.achievements)}
      line={line}
      tone="deep"
    >
      <div className="grid gap-6 lg:grid-cols-2 lg:gap-8">
        {[...sessions].map(([session, rows]) => (
          <BoardResults key={session} session={session} results={rows} />
        ))}
      </div>
      <ul className="mt-6 grid gap-6 empty:hidden md:grid-cols-3 lg:mt-8 lg:gap-8" {...fieldMark(honours)}>
        {linesOf(honours, language).map((honour) => (
          <li key={honour} className="flex gap-4 border-t-2 border-saffron pt-5">
            <Icon name="award" className="mt-0.5 size-6 shrink-0 text-maroon" />
            <Words of={honour} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Text({ of, isLeading = false }: { of: Bilingual; isLeading?: boolean }) {
  return <Paragraphs of={of} className={`mt-4 grid gap-4 md:mt-6 ${isLeading ? "*:first:text-lead" : ""}`} />;
}

export const page = listPage(
  "about",
  (services) => loadList(services, "committee", ["name", "designation"]),
  About,
);

/** The history of the school as a timeline. */
function Timeline({ milestones }: { milestones: AboutPage["history"]["milestones"] }) {
  return (
    <ol className="relative ml-2 grid gap-8 border-l-2 border-saffron-soft pl-8">
      {milestones.map(({ id, year, title, text }) => (
        <li key={id} className="relative">
          <span
            aria-hidden="true"
            className="absolute top-2 left-[calc(-2rem-9px)] size-4 rounded-full border-4 border-paper bg-saffron"
          />
          <p className="font-display text-heading leading-none text-saffron-ink">{year}</p>
          <Words of={title} as="h3" className="mt-2 text-subhead text-maroon" />
          <Words of={text} as="p" className="mt-1" />
        </li>
      ))}
    </ol>
  );
}

type Result = AboutPage["achievements"]["results"][number];

const COLUMNS = {
  appeared: ({ appeared }: Result) => appeared,
  passed: ({ passed }: Result) => passed,
  firstDivision: ({ firstDivision }: Result) => firstDivision,
  highest: ({ highestPercent }: Result) => (highestPercent === null ? null : `${highestPercent}%`),
} as const;

const COLUMN_NAMES = Object.keys(COLUMNS) as (keyof typeof COLUMNS)[];

/** The board examination results of one session, without empty columns. */
function BoardResults({ session, results }: { session: string; results: Result[] }) {
  const { about } = useWords();
  const columns = COLUMN_NAMES.filter((name) => results.some((result) => COLUMNS[name](result) !== null));
  return (
    <section aria-label={about.results(session)} className="card @container p-5 md:p-8">
      <h3 className="text-subhead text-maroon">{about.results(session)}</h3>
      <table className="board-results mt-4 w-full text-left text-caption tabular sm:text-body">
        <thead>
          <tr className="border-b-2 border-saffron text-caption text-ink-soft">
            <th scope="col">{about.class}</th>
            {columns.map((name) => (
              <th key={name} scope="col">
                {about[name]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {results.map((result) => (
            <tr key={result.id} className="border-b border-line" {...fieldMark(result)}>
              <th scope="row">
                <ClassWords of={result.class} />
              </th>
              {columns.map((name) => (
                <td key={name}>{COLUMNS[name](result)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {results.map(({ id, remark }) => (
        <Words key={id} of={remark} as="p" className="mt-4 text-ink-soft" />
      ))}
    </section>
  );
}
