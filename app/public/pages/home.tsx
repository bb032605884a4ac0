import { useOutletContext } from "react-router";
import { home } from "../../../content/pages/home.ts";
import { pageHeads } from "../../../content/pages/page-heads.ts";
import { siteServices } from "../../site-services.ts";
import { AlumniCarousel } from "../components/alumni-carousel.tsx";
import { AdmissionsCall } from "../components/home/admissions-call.tsx";
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
import { describeSchool, documentMeta, findSiteUrl } from "../document-meta.ts";
import { loadList } from "../load-list.ts";
import type { VisitState } from "../public-layout.tsx";
import { POST_CARD_FIELDS, showPost } from "../show-post.ts";
import type { Route } from "./+types/home.ts";

/** Older ones are of no use to a visitor, and a school may have kept thousands. */
const NOTICES = 50;
const FACILITIES = 8;
const POSTS = 3;
const GALLERY_PICTURES = 5;

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(siteServices);
  const [notices, facilities, students, posts, galleries] = await Promise.all([
    loadList(services, "notices", ["title", "description", "date", "pdfOrImage"], { limit: NOTICES }),
    loadList(services, "facilities", ["name", "image"], { limit: FACILITIES }),
    loadList(services, "topStudents", ["name", "class", "percent", "image"]),
    loadList(services, "blocks", POST_CARD_FIELDS, { limit: POSTS }),
    loadList(services, "galleries", ["title", "images"]),
  ]);
  return {
    notices,
    facilities,
    students,
    posts: posts.map(showPost),
    pictures: galleries
      .flatMap(({ title, images }) => images.map((name) => ({ name, alt: title || "School life" })))
      .slice(0, GALLERY_PICTURES),
  };
}

export function meta({ matches }: Route.MetaArgs) {
  const siteUrl = findSiteUrl(matches);
  const { title, description } = pageHeads["/"];
  return documentMeta(siteUrl, { path: "/", title, description, jsonLd: [describeSchool(siteUrl)] });
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { notices, facilities, students, posts, pictures } = loaderData;
  const { hasSeenNotices, noteNoticesSeen } = useOutletContext<VisitState>();
  return (
    <>
      <NoticePopup notices={notices} isOpen={!hasSeenNotices} onClose={noteNoticesSeen} />
      <SocialStrip />
      <HeroCarousel />
      <WelcomeBand />
      <PrincipalsDesk />
      <TaglineBanner />
      <HomeFacilities facilities={facilities} />
      <NoticeBoard notices={notices} />
      <FactsBand />
      <TopStudentsCarousel students={students} />
      <FoundationSubjects />
      <AdmissionsCall />
      <Section {...home.alumni} tone="deep">
        <AlumniCarousel label={home.alumni.heading} />
      </Section>
      <LatestPosts posts={posts} />
      <GalleryStrip pictures={pictures} />
    </>
  );
}
