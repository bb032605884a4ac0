import { useId } from "react";
import { readToday } from "../../../../core/content/text/read-today.ts";
import { captionIn } from "../../../../core/content/types/captions.ts";
import { MoreLink } from "../../../../core/site/components/button-link.tsx";
import { DatedText } from "../../../../core/site/components/dated-text.tsx";
import { InViewItem } from "../../../../core/site/components/in-view-item.tsx";
import { Section } from "../../../../core/site/components/section.tsx";
import { isWritten, orElse, textOf, Words } from "../../../../core/site/components/words.tsx";
import { describeSchool } from "../../../../core/site/document-meta.tsx";
import { SocialStrip } from "../../../../core/site/frame/social-links.tsx";
import { loadList } from "../../../../core/site/load-list.ts";
import { PagePicture } from "../../../../core/site/pictures/page-picture.tsx";
import { ON_PHONE } from "../../../../core/site/pictures/picture.tsx";
import { Slides } from "../../../../core/site/pictures/slides.tsx";
import { createPage, type PageServices } from "../../../../core/site/public-page.ts";
import { useAddress, useHasPage, useSite, useWords } from "../../../../core/site/site-context.tsx";
import { AdmissionsCall, loadAdmissions } from "../../../admissions/site/exports.ts";
import type { ComingEntry } from "../../../calendar/content/exports.ts";
import { describeDays, KindAndDay, loadComingEntries } from "../../../calendar/site/exports.ts";
import { FacilityCard, type ShownFacility } from "../../../facilities/site/exports.ts";
import { GalleryStrip } from "../../../galleries/site/exports.ts";
import { NoticeBoard, NoticePopup } from "../../../notices/site/exports.ts";
import { ParentsLinks } from "../../../parents/site/exports.ts";
import { ALUMNUS_FIELDS, AlumniCarousel, findPrincipal, PersonCard } from "../../../people/site/exports.ts";
import { POST_CARD_FIELDS, PostCard, type ShownPost } from "../../../posts/site/exports.ts";
import { TopStudentsCarousel } from "../../../students/site/exports.ts";
import type { HomePage } from "../../content/home.ts";
import { FoundationSubjects } from "../foundation-subjects.tsx";
import { TaglineBanner } from "../tagline-banner.tsx";
import { TaskRow } from "../task-row.tsx";
import { WelcomeBand } from "../welcome-band.tsx";

/** The rest is in the archive. */
const NOTICES = 20;
const EVENTS = 3;
const FACILITIES = 8;
/** The rest is on their own page. */
const ALUMNI = 12;
const POSTS = 3;
const GALLERY_PICTURES = 5;

async function loadHome(services: PageServices) {
  const today = readToday(services.content);
  const [document, school, notices, coming, facilities, students, alumni, posts, galleries] =
    await Promise.all([
      services.content.page("home"),
      services.content.page("school"),
      loadList(
        services,
        "notices",
        ["title", "description", "date", "pdfOrImage", "expiresAt", "eventFrom", "eventTo"],
        {
          limit: NOTICES,
        },
      ),
      loadComingEntries(services, today),
      loadList(services, "facilities", ["name", "image"], { limit: FACILITIES }),
      loadList(services, "topStudents", ["name", "class", "percent", "image"]),
      loadList(services, "alumni", ALUMNUS_FIELDS, { limit: ALUMNI }),
      loadList(services, "blocks", POST_CARD_FIELDS, { limit: POSTS }),
      loadList(services, "galleries", ["title", "images", "captions"]),
    ]);
  return {
    document,
    school,
    admissions: await loadAdmissions(services),
    parents: await services.content.page("parents"),
    hasResults: (await services.content.page("about")).achievements.results.length > 0,
    notices,
    today,
    coming: coming.slice(0, EVENTS),
    facilities,
    students,
    alumni,
    posts,
    pictures: galleries
      .flatMap(({ title, images, captions }) =>
        images.map((name) => ({
          name,
          alt: captionIn(captions?.[name], services.language).alt || title || services.words.home.schoolLife,
        })),
      )
      .slice(0, GALLERY_PICTURES),
  };
}

type HomeData = Awaited<ReturnType<typeof loadHome>>;

function Home({ data }: { data: HomeData }) {
  const {
    document,
    school,
    admissions,
    parents,
    hasResults,
    notices,
    today,
    coming,
    facilities,
    students,
    alumni,
    posts,
    pictures,
  } = data;
  const { words, language, shownPaths } = useSite();
  const alumniHeading = orElse(document.alumni.heading, words.home.alumni);
  return (
    <>
      <SocialStrip />
      <div className="tasks no-print">
        <TaskRow />
        <ParentsLinks
          document={parents}
          more={
            hasResults && shownPaths.has("/about")
              ? [{ to: "/about#achievements", label: words.home.results }]
              : []
          }
        />
      </div>
      {document.slides.length > 0 && <HeroCarousel slides={document.slides} />}
      <WelcomeBand head={document.head} notices={notices} />
      <PrincipalsDesk section={document.principalsDesk} />
      {isWritten(school.tagline) && <TaglineBanner section={document.taglineBanner} />}
      <HomeFacilities section={document.facilities} facilities={facilities} />
      {/* Next to the board with the same texts, so that both compress well. */}
      <NoticePopup notices={notices} today={today} />
      <NoticeBoard section={document.noticeBoard} notices={notices} today={today} />
      <ComingEvents entries={coming} today={today} />
      {document.facts.items.length > 0 && <FactsBand facts={document.facts} />}
      <TopStudentsCarousel section={document.topStudents} students={students} />
      {(document.foundationSubjects.subjects.length > 0 || document.foundationSubjects.picture) && (
        <FoundationSubjects section={document.foundationSubjects} />
      )}
      <AdmissionsCall admissions={document.admissions} page={admissions} />
      {alumni.length > 0 && (
        <Section heading={alumniHeading} line={document.alumni.line} tone="deep">
          <AlumniCarousel label={textOf(alumniHeading, language)} alumni={alumni} />
        </Section>
      )}
      <LatestPosts section={document.blog} posts={posts} />
      <GalleryStrip section={document.gallery} pictures={pictures} />
    </>
  );
}

export const page = createPage<HomeData>({
  stylesheet: "home",
  load: async (services) => ({ data: await loadHome(services) }),
  describe: ({ document: { head }, school }, site) => ({
    path: "/",
    title:
      textOf(head.searchTitle, site.language) ||
      textOf(school.tagline, site.language) ||
      site.words.menu["/"],
    description: textOf(head.searchDescription, site.language) || textOf(school.description, site.language),
    jsonLd: [describeSchool(school, site)],
  }),
  Component: Home,
});

function FactsBand({ facts: { heading, items } }: { facts: HomePage["facts"] }) {
  const headingId = useId();
  const words = useWords();
  return (
    <section aria-labelledby={headingId} className="facts on-dark">
      <div className="page-width">
        <Words of={orElse(heading, words.home.facts)} as="h2" id={headingId} className="sr-only" />
        <dl className="two-up">
          {items.map(({ id, value, label }) => (
            <div key={id}>
              <Words of={label} as="dt" />
              <Words of={value} as="dd" />
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

function PrincipalsDesk({ section }: { section: HomePage["principalsDesk"] }) {
  const words = useWords();
  const { heading, line, name, message, cards } = section;
  const principal = { ...findPrincipal(section, words), description: message };
  const people = isWritten(name) ? [principal, ...cards] : cards;
  if (people.length === 0) return null;
  return (
    <Section heading={orElse(heading, words.home.principalsDesk)} line={line} tone="paper">
      <ul className="grid gap-4 md:gap-6 lg:grid-cols-2 lg:gap-8">
        {people.map((person, index) => (
          <InViewItem key={person.id} order={index}>
            <PersonCard person={person} heading="h3" />
          </InViewItem>
        ))}
      </ul>
    </Section>
  );
}

/** The next events. */
function ComingEvents({ entries, today }: { entries: readonly ComingEntry[]; today: string }) {
  const words = useWords();
  const address = useAddress();
  const hasPage = useHasPage();
  if (entries.length === 0 || !hasPage("/calendar")) return null;
  return (
    <section aria-labelledby="coming" className="page-width py-5 md:py-9">
      <h2 id="coming" className="text-subhead text-maroon">
        {words.calendar.coming}
      </h2>
      <ul className="grid gap-x-6 md:grid-cols-3">
        {entries.map((entry) => (
          <li key={entry.id} className="py-2">
            <p className="text-caption text-ink-soft">
              <KindAndDay entry={entry} today={today} />
            </p>
            <Words of={entry.title} as="b" />
            <p className="text-ink-soft">
              <DatedText text={describeDays(entry, words)} />
            </p>
          </li>
        ))}
      </ul>
      <a href={address("/calendar")} className="text-link">
        {words.calendar.link}
      </a>
    </section>
  );
}

function HeroCarousel({ slides }: { slides: HomePage["slides"] }) {
  const words = useWords();
  return (
    <Slides label={words.home.pictures} autoplayMs={4500} isHero>
      {slides.map(({ id, heading, line, picture }, index) => (
        <div key={id} className="hero-slide">
          <PagePicture
            picture={picture}
            from={560}
            sizes={`(min-width: 768px) 100vw, ${ON_PHONE.screen}`}
            isFirst={index === 0}
            className="hero-picture"
          />
          <div className="hero-words">
            <Words of={heading} as="p" />
            <Words of={line} as="p" />
          </div>
        </div>
      ))}
    </Slides>
  );
}

function LatestPosts({ section, posts }: { section: HomePage["blog"]; posts: readonly ShownPost[] }) {
  const words = useWords();
  if (posts.length === 0) return null;
  return (
    <Section heading={orElse(section.heading, words.home.blog)} line={section.line} tone="paper">
      <ul className="latest-posts grid gap-4 md:grid-cols-3 md:gap-6">
        {posts.map((post) => (
          <li key={post._id}>
            <PostCard post={post} />
          </li>
        ))}
      </ul>
      <MoreLink to="/blog">{words.home.readBlog}</MoreLink>
    </Section>
  );
}

interface HomeFacilitiesProps {
  section: HomePage["facilities"];
  facilities: readonly ShownFacility[];
}

function HomeFacilities({ section, facilities }: HomeFacilitiesProps) {
  const words = useWords();
  if (facilities.length === 0) return null;
  return (
    <Section heading={orElse(section.heading, words.home.facilities)} line={section.line}>
      <ul className="home-facilities two-up gap-4 md:grid-cols-4 lg:gap-6">
        {facilities.map((facility, index) => (
          <InViewItem key={facility._id} order={index}>
            <FacilityCard facility={facility} />
          </InViewItem>
        ))}
      </ul>
      <MoreLink to="/facilities">{words.home.allFacilities}</MoreLink>
    </Section>
  );
}
