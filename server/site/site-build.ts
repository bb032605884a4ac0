import { readFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { z } from "zod";
import type { School } from "../../content/pages/school.ts";
import type { SiteContent } from "../content/site-content.ts";

/** What a page may use while it loads. */
export interface SiteServices {
  content: SiteContent;
  siteUrl: string;
  /** Keeps a message from the contact page; the visitor's address limits how many. */
  receiveContact(sent: unknown): Promise<void>;
  /** Logs why a part of the page is left out. Throws if the database is away: then no part of it can be made. */
  reportError(error: unknown): void;
}

export interface SitePageRequest {
  /** In lower case, without a slash at its end. */
  path: string;
  query: URLSearchParams;
  /** What a form on the page sent. */
  form?: Record<string, string>;
}

/** Addresses of the style sheets of the public pages: the one of all, and those of which each page has one. */
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
  /** Whether phones keep what is read, for when there is no connection. */
  worksOffline: boolean;
}

/** Addresses of the files that the admin panel is made of. */
export interface OfficeAssets {
  stylesheets: readonly string[];
  /** Of the public pages, which the editor draws. */
  publicStyles: PublicStyles;
  script: string;
}

export interface RenderedPage {
  status: number;
  /** Where the page is instead. */
  location?: string;
  html: string;
  /** The rest of the time was mostly spent on the page's data. */
  renderMs: number;
}

/** What `app/render-page.tsx` exports. */
export interface SitePages {
  /** The one script that stands in every public page. */
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

/** In the folder `client`: what became of the files of the public pages, and of those of the panel. */
export const PUBLIC_MANIFEST = ".vite/public.json";
export const OFFICE_MANIFEST = ".vite/office.json";

/** The faces of nearly every line in English. */
export const FONTS_OF_EVERY_PAGE = [
  "app/fonts/mukta-latin-400.woff2",
  "app/fonts/mukta-latin-700.woff2",
  "app/fonts/tiro-devanagari-hindi-latin-400.woff2",
] as const;

/** In the folder `client`: the worker that keeps pages for a phone without a connection, and the one that removes it. */
export const KEEPING_WORKER = "service-worker.js";
export const REMOVING_WORKER = "remove-worker.js";
export const WORKERS: Record<string, string> = {
  [KEEPING_WORKER]: "app/offline/service-worker.ts",
  [REMOVING_WORKER]: "app/offline/remove-worker.ts",
};

/** Files of the site, as they are named before the build gives them a hash. */
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

/** The style sheet that a public page has beside the one of all. */
export type PageStylesheet = keyof typeof PAGE_STYLES;

const findStyles = (find: (source: string) => string): PublicStyles => ({
  stylesheet: find(ENTRIES.publicStyles),
  pageStylesheets: {
    pages: find(PAGE_STYLES.pages),
    home: find(PAGE_STYLES.home),
    news: find(PAGE_STYLES.news),
    calendar: find(PAGE_STYLES.calendar),
  },
});

/** What the build of the public pages, and that of the panel, begins with. */
export const PUBLIC_INPUT = [ENTRIES.publicStyles, ...Object.values(PAGE_STYLES), ENTRIES.publicScript];
export const OFFICE_INPUT = [ENTRIES.officeStyles, ENTRIES.officeScript];

/** The pages and the names of their files, from the folder that `scripts/build-site.ts` has written. */
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
  const find = (source: string) => addressOf(requireEntry(source).file);
  const office = requireEntry(ENTRIES.officeScript);
  const publicStyles = findStyles(find);
  return {
    pages: await import(pathToFileURL(path.join(folder, "server/render-page.js")).href),
    publicAssets: {
      ...publicStyles,
      script: find(ENTRIES.publicScript),
    },
    officeAssets: {
      stylesheets: [find(ENTRIES.officeStyles), ...office.css.map(addressOf)],
      publicStyles,
      script: addressOf(office.file),
    },
  };
}

const devAddressOf = (source: string) => `/${source}`;
const devStyles = findStyles(devAddressOf);

/** The same from Vite's development server, which serves sources under their own names. */
export const devAssets = {
  publicAssets: {
    ...devStyles,
    script: devAddressOf(ENTRIES.publicScript),
  },
  officeAssets: {
    stylesheets: [devAddressOf(ENTRIES.officeStyles)],
    publicStyles: devStyles,
    script: devAddressOf(ENTRIES.officeScript),
  },
} satisfies Omit<SiteBuild, "pages">;
