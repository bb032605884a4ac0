import { readFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { z } from "zod";
import type { School } from "../../content/pages/school.ts";
import type { SiteContent } from "../content/site-content.ts";

/** What a page may use to load its data. */
export interface SiteServices {
  content: SiteContent;
  siteUrl: string;
  /** Stores a message from the contact page; limited for each visitor's address. */
  receiveContact(sent: unknown): Promise<void>;
  /** Logs why a part of the page is left out. Throws if the database is unavailable: then no part can be rendered. */
  reportError(error: unknown): void;
}

export interface SitePageRequest {
  /** In lower case, without a trailing slash. */
  path: string;
  query: URLSearchParams;
  /** The submitted form of the page. */
  form?: Record<string, string>;
}

/** Addresses of the style sheets of the public pages: one for all pages, and one of the others for each page. */
export interface PublicStyles {
  stylesheet: string;
  pageStylesheets: Record<PageStylesheet, string>;
}

/** Addresses of the files that a public page refers to. */
export interface PublicAssets extends PublicStyles {
  /** Loaded after the first view. */
  script: string;
}

export interface PageAssets extends PublicAssets {
  /** Whether phones save pages for reading without a connection. */
  worksOffline: boolean;
}

/** Addresses of the files of the admin panel. */
export interface OfficeAssets {
  stylesheets: readonly string[];
  /** Of the public pages, which the editor renders. */
  publicStyles: PublicStyles;
  script: string;
}

export interface RenderedPage {
  status: number;
  /** Where the page redirects to. */
  location?: string;
  html: string;
  renderMs: number;
}

/** What `app/render-page.tsx` exports. */
export interface SitePages {
  /** The inline script of every public page. */
  FIRST_SCRIPT: string;
  renderPage(request: SitePageRequest, services: SiteServices, assets: PageAssets): Promise<RenderedPage>;
  renderOffice(assets: OfficeAssets, school: School): string;
}

export interface SiteBuild {
  pages: SitePages;
  publicAssets: PublicAssets;
  officeAssets: OfficeAssets;
}

const manifestSchema = z.record(
  z.string(),
  z.object({ file: z.string(), css: z.array(z.string()).default([]) }),
);

/** In the folder `client`: Vite's manifests of the public pages and of the panel. */
export const PUBLIC_MANIFEST = ".vite/public.json";
export const OFFICE_MANIFEST = ".vite/office.json";

/** The fonts of almost all English text. */
export const FONTS_OF_EVERY_PAGE = [
  "app/fonts/mukta-latin-400.woff2",
  "app/fonts/mukta-latin-700.woff2",
  "app/fonts/tiro-devanagari-hindi-latin-400.woff2",
] as const;

/** In the folder `client`: the service worker that saves pages, and the one that replaces and removes it. */
export const KEEPING_WORKER = "service-worker.js";
export const REMOVING_WORKER = "remove-worker.js";
export const WORKERS: Record<string, string> = {
  [KEEPING_WORKER]: "app/offline/service-worker.ts",
  [REMOVING_WORKER]: "app/offline/remove-worker.ts",
};

/** Source files; the build adds a hash to their names. */
const ENTRIES = {
  publicStyles: "app/public/public.css",
  officeStyles: "app/admin/office.css",
  publicScript: "app/public/browser/start.ts",
  officeScript: "app/admin/office.tsx",
} as const;

const PAGE_STYLES = {
  pages: "app/public/pages.css",
  home: "app/public/home.css",
  news: "app/public/news.css",
  calendar: "app/public/calendar.css",
} as const;

/** The style sheet that a public page has besides `public.css`. */
export type PageStylesheet = keyof typeof PAGE_STYLES;

/** The addresses of all files, given the address of each source. */
function findAssets(find: (source: string) => string, officeStylesheets: readonly string[] = []) {
  const publicStyles: PublicStyles = {
    stylesheet: find(ENTRIES.publicStyles),
    pageStylesheets: {
      pages: find(PAGE_STYLES.pages),
      home: find(PAGE_STYLES.home),
      news: find(PAGE_STYLES.news),
      calendar: find(PAGE_STYLES.calendar),
    },
  };
  return {
    publicAssets: { ...publicStyles, script: find(ENTRIES.publicScript) },
    officeAssets: {
      stylesheets: [find(ENTRIES.officeStyles), ...officeStylesheets],
      publicStyles,
      script: find(ENTRIES.officeScript),
    },
  };
}

/** The entries of the two builds. */
export const PUBLIC_INPUT = [ENTRIES.publicStyles, ...Object.values(PAGE_STYLES), ENTRIES.publicScript];
export const OFFICE_INPUT = [ENTRIES.officeStyles, ENTRIES.officeScript];

/** Loads the pages and the names of their files from the folder that `scripts/build-site.ts` wrote. */
export async function loadSiteBuild(folder: string): Promise<SiteBuild> {
  const read = async (name: string) =>
    manifestSchema.parse(JSON.parse(await readFile(path.join(folder, "client", name), "utf8")));
  const manifest = { ...(await read(OFFICE_MANIFEST)), ...(await read(PUBLIC_MANIFEST)) };
  const requireEntry = (source: string) => {
    const entry = manifest[source];
    if (!entry) throw new Error(`The build lacks ${source}`);
    return entry;
  };
  const addressOf = (file: string) => `/${file}`;
  return {
    pages: await import(pathToFileURL(path.join(folder, "server/render-page.js")).href),
    ...findAssets(
      (source) => addressOf(requireEntry(source).file),
      requireEntry(ENTRIES.officeScript).css.map(addressOf),
    ),
  };
}

/** Vite's development server serves sources under their own names. */
export const devAssets: Omit<SiteBuild, "pages"> = findAssets((source) => `/${source}`);
