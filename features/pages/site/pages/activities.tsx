import { PageBanner } from "../../../../core/site/components/page-banner.tsx";
import { Section, SectionHeading } from "../../../../core/site/components/section.tsx";
import { orElse, textOf, Words } from "../../../../core/site/components/words.tsx";
import { SocialStrip } from "../../../../core/site/frame/social-links.tsx";
import { PicturesIsland } from "../../../../core/site/islands/pictures.tsx";
import { findPagePicture, PagePicture } from "../../../../core/site/pictures/page-picture.tsx";
import { ON_PHONE } from "../../../../core/site/pictures/picture.tsx";
import { PictureOpener } from "../../../../core/site/pictures/picture-opener.tsx";
import { documentPage } from "../../../../core/site/public-page.ts";
import { useSite } from "../../../../core/site/site-context.tsx";
import type { ActivitiesPage } from "../../content/activities.ts";

type Group = ActivitiesPage["events"];

function Activities({ data: { head, events, sports, classroom, trips } }: { data: ActivitiesPage }) {
  const { words, language } = useSite();
  const sportsHeading = orElse(sports.heading, words.activities.sections.sports);
  return (
    <>
      <PageBanner path="/activities" line={head.line} picture={sports.items[0]?.picture ?? null} />
      <SocialStrip />
      {events.items.length > 0 && (
        <Section
          id="events"
          heading={orElse(events.heading, words.activities.sections.events)}
          line={events.line}
        >
          <ActivityPictures group={events} look="mosaic" isFirst />
        </Section>
      )}
      {sports.items.length > 0 && (
        <section
          id="sports"
          aria-label={textOf(sportsHeading, language)}
          className="section on-dark rangoli-corner bg-leaf"
        >
          <div className="page-width grid gap-6 md:gap-10 lg:grid-cols-[1fr_2fr] lg:gap-16">
            <div className="lg:sticky lg:top-32 lg:self-start">
              <SectionHeading heading={sportsHeading} line={sports.line} align="left" />
            </div>
            <ActivityPictures group={sports} look="pairs" />
          </div>
        </section>
      )}
      {classroom.items.length > 0 && (
        <Section
          id="classroom"
          heading={orElse(classroom.heading, words.activities.sections.classroom)}
          line={classroom.line}
        >
          <ActivityPictures group={classroom} look="cards" />
        </Section>
      )}
      {trips.items.length > 0 && (
        <Section
          id="trips"
          heading={orElse(trips.heading, words.activities.sections.trips)}
          line={trips.line}
          tone="deep"
        >
          <ActivityPictures group={trips} look="prints" />
        </Section>
      )}
    </>
  );
}

/** The layouts of picture groups: classes of the list, the figure, the picture and the caption. */
const LOOKS = {
  /** A large picture with the others around it. */
  mosaic: {
    list: "grid gap-4 sm:grid-cols-2 lg:grid-cols-3",
    item: "lg:first:col-span-2 lg:first:row-span-2",
    figure: "card flex h-full flex-col",
    caption: "px-5 py-3",
    sizes: `(min-width: 1024px) 24rem, (min-width: 640px) 46vw, ${ON_PHONE.whole}`,
    firstSizes: `(min-width: 1024px) 48rem, (min-width: 640px) 46vw, ${ON_PHONE.whole}`,
  },
  /** Two by two on a dark band. */
  pairs: {
    list: "grid grid-cols-2 gap-x-4 gap-y-7 sm:gap-x-5",
    item: "",
    figure: "flex flex-col",
    caption: "pt-3 text-cream-deep",
    sizes: `(min-width: 1024px) 24rem, ${ON_PHONE.half}`,
    firstSizes: undefined,
  },
  cards: {
    list: "grid gap-5 sm:grid-cols-2 lg:grid-cols-3",
    item: "",
    figure: "card flex h-full flex-col",
    caption: "px-5 py-3",
    sizes: `(min-width: 1024px) 24rem, (min-width: 640px) 46vw, ${ON_PHONE.whole}`,
    firstSizes: undefined,
  },
  /** Like printed photos on a table. */
  prints: {
    list: "grid gap-8 md:grid-cols-3",
    item: "md:odd:-rotate-1 md:even:mt-6 md:even:rotate-1",
    figure: "flex h-full flex-col bg-paper p-3 shadow-raised",
    caption: "px-2 pt-4 pb-3 text-center font-display text-balance",
    sizes: `(min-width: 1216px) 22rem, (min-width: 768px) 30vw, ${ON_PHONE.whole}`,
    firstSizes: undefined,
  },
} as const;

interface ActivityPicturesProps {
  group: Group;
  look: keyof typeof LOOKS;
  /** Whether its first picture is the first on the page. */
  isFirst?: boolean;
}

function ActivityPictures({ group, look, isFirst = false }: ActivityPicturesProps) {
  const { list, item, figure, caption: captionClass, sizes, firstSizes } = LOOKS[look];
  const { words, language } = useSite();
  return (
    <PicturesIsland label={textOf(group.heading, language)} words={words.pictures}>
      <ul className={list}>
        {group.items.map(({ id, caption, picture }, index) => (
          <li key={id} className={item}>
            <figure className={figure}>
              {picture && (
                <PictureOpener source={findPagePicture(picture, language)} className="min-h-0 grow">
                  <PagePicture
                    picture={picture}
                    sizes={(index === 0 && firstSizes) || sizes}
                    className="aspect-4/3 h-full w-full object-cover"
                    isFirst={isFirst && index === 0}
                  />
                </PictureOpener>
              )}
              <Words of={caption} as="figcaption" className={captionClass} />
            </figure>
          </li>
        ))}
      </ul>
    </PicturesIsland>
  );
}

export const page = documentPage("activities", Activities);
