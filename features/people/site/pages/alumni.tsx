import { EmptyList } from "../../../../core/site/components/empty-list.tsx";
import { PageBanner } from "../../../../core/site/components/page-banner.tsx";
import { Section } from "../../../../core/site/components/section.tsx";
import { orElse, textOf, Words } from "../../../../core/site/components/words.tsx";
import { loadList } from "../../../../core/site/load-list.ts";
import { type ListPageProps, listPage } from "../../../../core/site/public-page.ts";
import { useSite } from "../../../../core/site/site-context.tsx";
import { fillWords } from "../../../../core/ui/fill-words.tsx";
import { languageOf } from "../../../../core/ui/language.ts";
import { ALUMNUS_FIELDS, AlumniCarousel, type ShownAlumnus } from "../alumni-carousel.tsx";
import { AlumnusStory } from "../alumnus-story.tsx";

/** The others are in the list by year. */
const IN_CAROUSEL = 12;

function Alumni({ data: { document, entries: alumni } }: ListPageProps<"alumni", ShownAlumnus>) {
  const { words, language } = useSite();
  const heading = orElse(document.head.heading, words.alumni.heading);
  // The carousel begins with the first.
  const told = alumni.at(-1);
  const isAlone = alumni.length === 1;
  return (
    <>
      <PageBanner path="/alumni" line={document.head.line} />
      {!isAlone && (
        <Section heading={heading}>
          {alumni.length === 0 ? (
            <EmptyList>{words.alumni.none}</EmptyList>
          ) : (
            <AlumniCarousel label={textOf(heading, language)} alumni={alumni.slice(0, IN_CAROUSEL)} />
          )}
        </Section>
      )}
      {told && <AlumnusStory alumnus={told} heading={isAlone ? heading : undefined} />}
      {alumni.length > 1 && (
        <Section heading={words.alumni.byYear} tone="paper">
          <AlumniRegister alumni={alumni} />
        </Section>
      )}
    </>
  );
}

function AlumniRegister({ alumni }: { alumni: readonly ShownAlumnus[] }) {
  const { words, language } = useSite();
  const newestFirst = alumni.toSorted((one, other) => other.passOutYear - one.passOutYear);
  return (
    <ol className="mx-auto max-w-4xl divide-y divide-line border-y border-line">
      {newestFirst.map(
        ({ _id, name, fatherName, passOutClass, passOutYear, designation, post, location }) => (
          <li
            key={_id}
            className="grid grid-cols-[4.5rem_1fr] gap-x-4 py-5 wrap-anywhere md:grid-cols-[6rem_1fr_1fr] md:gap-x-8"
          >
            <span className="font-display text-subhead text-saffron-ink md:text-heading md:leading-none">
              {passOutYear}
            </span>
            <div>
              <Words of={name} as="b" className="block" />
              <Words of={passOutClass} className="block text-caption text-ink-soft" />
              <span className="block text-caption text-ink-soft">
                {fillWords(words.alumni.fatherNamed, { name: <Words of={fatherName} /> })}
              </span>
            </div>
            <p
              lang={languageOf(designation, language)}
              className="col-start-2 mt-1 md:col-start-auto md:mt-0"
            >
              {designation}, {location}
              <Words of={post} className="block text-caption text-ink-soft" />
            </p>
          </li>
        ),
      )}
    </ol>
  );
}

export const page = listPage("alumni", (services) => loadList(services, "alumni", ALUMNUS_FIELDS), Alumni);
