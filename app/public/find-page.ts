import { OFFLINE_PATH } from "../../content/site/offline.ts";
import { type PageModule, publicPages } from "../../content/site/public-pages.ts";
import { page as about } from "./pages/about.tsx";
import { page as activities } from "./pages/activities.tsx";
import { page as alumni } from "./pages/alumni.tsx";
import { page as blog } from "./pages/blog.tsx";
import { page as blogDetails } from "./pages/blog-details.tsx";
import { page as calendar } from "./pages/calendar.tsx";
import { page as contact } from "./pages/contact.tsx";
import { page as discipline } from "./pages/discipline.tsx";
import { page as facilities } from "./pages/facilities.tsx";
import { page as fees } from "./pages/fees.tsx";
import { page as gallery } from "./pages/gallery.tsx";
import { page as home } from "./pages/home.tsx";
import { page as management } from "./pages/management.tsx";
import { page as notFound } from "./pages/not-found.tsx";
import { page as notice } from "./pages/notice.tsx";
import { page as notices } from "./pages/notices.tsx";
import { page as offline } from "./pages/offline.tsx";
import { page as privacy } from "./pages/privacy.tsx";
import { page as search } from "./pages/search.tsx";
import { page as services } from "./pages/services.tsx";
import { page as students } from "./pages/students.tsx";
import { page as teachers } from "./pages/teachers.tsx";
import type { PublicPage } from "./public-page.ts";

// biome-ignore lint/suspicious/noExplicitAny: a page's own parts agree on its data; nobody else looks into it
type AnyPage = PublicPage<any>;

/** By the name of their file, as `content/site/public-pages.ts` lists them. */
const modules: Record<PageModule, AnyPage> = {
  home,
  about,
  services,
  teachers,
  students,
  notices,
  notice,
  blog,
  "blog-details": blogDetails,
  calendar,
  facilities,
  alumni,
  contact,
  gallery,
  management,
  discipline,
  fees,
  activities,
  privacy,
  search,
};

const routes = publicPages.map(({ path, module }) => ({
  pattern: new RegExp(`^${path.replace(/:(\w+)/g, "(?<$1>[^/]+)")}$`),
  page: modules[module],
}));

interface FoundPage {
  page: AnyPage;
  params: Record<string, string>;
  /** There is no page at the path. */
  isMissing: boolean;
}

/** The page at a normalized path. */
export function findPage(path: string): FoundPage {
  for (const { pattern, page } of routes) {
    const match = pattern.exec(path);
    if (match) return { page, params: { ...match.groups }, isMissing: false };
  }
  if (path === OFFLINE_PATH) return { page: offline, params: {}, isMissing: false };
  return { page: notFound, params: {}, isMissing: true };
}
