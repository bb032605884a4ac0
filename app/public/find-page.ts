import { page as about } from "./pages/about.tsx";
import { page as activities } from "./pages/activities.tsx";
import { page as alumni } from "./pages/alumni.tsx";
import { page as blog } from "./pages/blog.tsx";
import { page as blogDetails } from "./pages/blog-details.tsx";
import { page as contact } from "./pages/contact.tsx";
import { page as discipline } from "./pages/discipline.tsx";
import { page as facilities } from "./pages/facilities.tsx";
import { page as fees } from "./pages/fees.tsx";
import { page as gallery } from "./pages/gallery.tsx";
import { page as home } from "./pages/home.tsx";
import { page as management } from "./pages/management.tsx";
import { page as notFound } from "./pages/not-found.tsx";
import { page as services } from "./pages/services.tsx";
import { page as students } from "./pages/students.tsx";
import { page as teachers } from "./pages/teachers.tsx";
import type { PublicPage } from "./public-page.ts";

// biome-ignore lint/suspicious/noExplicitAny: a page's own parts agree on its data; nobody else looks into it
type AnyPage = PublicPage<any>;

const PAGES: Record<string, AnyPage> = {
  "/": home,
  "/about": about,
  "/services": services,
  "/teachers": teachers,
  "/students": students,
  "/blog": blog,
  "/facilities": facilities,
  "/alumni": alumni,
  "/contact": contact,
  "/gallery": gallery,
  "/management": management,
  "/discipline": discipline,
  "/fees": fees,
  "/activities": activities,
};

const POST = /^\/blog-details\/(?<id>[^/]+)$/;

/** The page at a path in lower case. */
export function findPage(path: string): { page: AnyPage; params: Record<string, string> } {
  const page = Object.hasOwn(PAGES, path) ? PAGES[path] : undefined;
  if (page) return { page, params: {} };
  const post = POST.exec(path);
  return post ? { page: blogDetails, params: { ...post.groups } } : { page: notFound, params: {} };
}
