import {
  calendarEntries,
  EVENT_FIELDS,
  NOTICE_EVENT_FIELDS,
  NOTICES_WITH_EVENT,
  upcomingEntries,
} from "../../../content/calendar/calendar.ts";
import { ALUMNUS_FIELDS, AlumniCarousel } from "../components/alumni-carousel.tsx";
import { AdmissionsCall } from "../components/home/admissions-call.tsx";
import { ComingEvents } from "../components/home/coming-events.tsx";
import { FactsBand } from "../components/home/facts-band.tsx";
import { FoundationSubjects } from "../components/home/foundation-subjects.tsx";
import { GalleryStrip } from "../components/home/gallery-strip.tsx";
import { HeroCarousel } from "../components/home/hero-carousel.tsx";
import { HomeFacilities } from "../components/home/home-facilities.tsx";
import { LatestPosts } from "../components/home/latest-posts.tsx";
import { NoticeBoard } from "../components/home/notice-board.tsx";
import { NoticePopup } from "../components/home/notice-popup.tsx";
import { PrincipalsDesk } from "../components/home/principals-desk.tsx";
import { TaglineBanner } from "../components/home/tagline-banner.tsx";
import { TopStudentsCarousel } from "../components/home/top-students-carousel.tsx";
import { WelcomeBand } from "../components/home/welcome-band.tsx";
import { Section } from "../components/section.tsx";
import { SocialStrip } from "../components/social-links.tsx";
import { isWritten, orElse, textOf } from "../components/words.tsx";
import { describeSchool } from "../document-meta.tsx";
import { loadList } from "../load-list.ts";
import { createPage, type PageServices } from "../public-page.ts";
import { readToday } from "../read-today.ts";
import { POST_CARD_FIELDS, showPost } from "../show-post.ts";
import { useSite } from "../site-context.tsx";

/** The archive has the rest: a school may have thousands. */
const NOTICES = 20;
const EVENTS = 3;
const FACILITIES = 8;
/** They grow by every year; their own page has them all. */
const ALUMNI = 12;
const POSTS = 3;
const GALLERY_PICTURES = 5;

async function loadHome(services: PageServices) {
  const [document, school, notices, events, announced, facilities, students, alumni, posts, galleries] =
    await Promise.all([
      services.content.page("home"),
      services.content.page("school"),
      loadList(services, "notices", ["title", "description", "date", "pdfOrImage"], { limit: NOTICES }),
      loadList(services, "events", EVENT_FIELDS),
      loadList(services, "notices", NOTICE_EVENT_FIELDS, NOTICES_WITH_EVENT),
      loadList(services, "facilities", ["name", "image"], { limit: FACILITIES }),
      loadList(services, "topStudents", ["name", "class", "percent", "image"]),
      loadList(services, "alumni", ALUMNUS_FIELDS, { limit: ALUMNI }),
      loadList(services, "blocks", POST_CARD_FIELDS, { limit: POSTS }),
      loadList(services, "galleries", ["title", "images"]),
    ]);
  return {
    document,
    school,
    notices,
    coming: upcomingEntries(calendarEntries(events, announced), readToday(services.content), EVENTS),
    facilities,
    students,
    alumni,
    posts: posts.map(showPost),
    pictures: galleries
      .flatMap(({ title, images }) =>
        images.map((name) => ({ name, alt: title || services.words.home.schoolLife })),
      )
      .slice(0, GALLERY_PICTURES),
  };
}

type HomeData = Awaited<ReturnType<typeof loadHome>>;

function Home({ data }: { data: HomeData }) {
  const { document, school, notices, coming, facilities, students, alumni, posts, pictures } = data;
  const { words, language } = useSite();
  const alumniHeading = orElse(document.alumni.heading, words.home.alumni);
  return (
    <>
      <SocialStrip />
      {document.slides.length > 0 && <HeroCarousel slides={document.slides} />}
      <WelcomeBand head={document.head} notices={notices} />
      {document.principalsDesk.cards.length > 0 && <PrincipalsDesk section={document.principalsDesk} />}
      {isWritten(school.tagline) && <TaglineBanner section={document.taglineBanner} />}
      <HomeFacilities section={document.facilities} facilities={facilities} />
      {/* Beside the board, whose words it repeats: together they are compressed to the size of one. */}
      <NoticePopup notices={notices} />
      <NoticeBoard section={document.noticeBoard} notices={notices} />
      <ComingEvents entries={coming} />
      {document.facts.items.length > 0 && <FactsBand facts={document.facts} />}
      <TopStudentsCarousel section={document.topStudents} students={students} />
      {(document.foundationSubjects.subjects.length > 0 || document.foundationSubjects.picture) && (
        <FoundationSubjects section={document.foundationSubjects} />
      )}
      <AdmissionsCall admissions={document.admissions} />
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
