import { readFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { z } from "zod";
import { features } from "../../../features/content.ts";
import type { PageDocument } from "../../../features/pages.ts";
import type { OffParts } from "../../content/parts/parts.ts";
import { findScreenFile } from "../../content/site/office-paths.ts";
import type { Language } from "../../words/languages.ts";
import type { SiteContent } from "../pages/site-content.ts";

/** Data that features load for their own pages, besides content. Each feature adds its part with `declare module`. */
// biome-ignore lint/suspicious/noEmptyInterface: the features add the members.
export interface SiteData {}

/** The services with which a page loads its data. */
export interface SiteServices {
  content: SiteContent;
  data: SiteData;
  siteUrl: string;
  /** Stores a message from the contact page; limited for each visitor's address. */
  receiveContact(sent: unknown, language: Language): Promise<{ reference: string }>;
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
  /** The faces of the first screen, by the language of the page. */
  fonts: Record<Language, readonly string[]>;
}

export interface PageAssets extends PublicAssets {
  /** Whether phones save pages for reading without a connection. */
  worksOffline: boolean;
}

/** Addresses of the files of the login or of a screen of the admin panel. */
export interface OfficeAssets {
  stylesheets: readonly string[];
  /** The imports of the script, now or for the screen. */
  modules: readonly string[];
  /** Runs before `script`. */
  firstScript: string;
  /** The styles of the public pages, which the editor renders. */
  publicStyles: PublicStyles;
  script: string;
}

export interface RenderedPage {
  status: number;
  /** The target of a redirect. */
  location?: string;
  /** Made for one visitor. */
  isPrivate?: true;
  html: string;
  renderMs: number;
}

/** The exports of `core/render-page.tsx`. */
export interface SitePages {
  /** The inline script of every public page. */
  FIRST_SCRIPT: string;
  renderPage(request: SitePageRequest, services: SiteServices, assets: PageAssets): Promise<RenderedPage>;
  renderOffice(
    path: string,
    assets: OfficeAssets,
    site: { school: PageDocument<"school">; siteUrl: string; off: OffParts },
  ): string;
}

export interface SiteBuild {
  pages: SitePages;
  publicAssets: PublicAssets;
  /** The files of the screen at a normalized path. */
  findOfficeAssets(path: string): OfficeAssets;
}

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    css: z.array(z.string()).default([]),
    imports: z.array(z.string()).default([]),
  }),
);
type Manifest = z.infer<typeof manifestSchema>;

/** In the folder `client`: Vite's manifests of the public pages and of the panel. */
export const PUBLIC_MANIFEST = ".vite/public.json";
export const OFFICE_MANIFEST = ".vite/office.json";

/** The fonts of almost all English text. */
export const FONTS_OF_EVERY_PAGE = [
  "core/fonts/mukta-latin-400.woff2",
  "core/fonts/mukta-latin-700.woff2",
  "core/fonts/tiro-latin-400.woff2",
] as const;

/** The faces of the first screen: headings, and in English the text. Hindi text is set in the device's own face. */
const FONTS_OF_FIRST_SCREEN: Record<Language, readonly string[]> = {
  en: ["core/fonts/tiro-latin-400.woff2", "core/fonts/mukta-latin-400.woff2"],
  hi: ["core/fonts/tiro-devanagari-400.woff2"],
};

/** In the folder `client`: the service worker that saves pages, and the one that replaces and removes it. */
export const KEEPING_WORKER = "service-worker.js";
export const REMOVING_WORKER = "remove-worker.js";
export const WORKERS: Record<string, string> = {
  [KEEPING_WORKER]: "core/site/offline/service-worker.ts",
  [REMOVING_WORKER]: "core/site/offline/remove-worker.ts",
};

/** Source files; the build adds a hash to their names. */
const ENTRIES = {
  publicStyles: "core/site/styles/public.css",
  officeStyles: "core/panel/office.css",
  publicScript: "core/site/browser/start.ts",
  officeFirstScript: "core/panel/first-script.ts",
  officeScript: "core/panel/office.tsx",
} as const;

type Declared = Extract<(typeof features)[number], { stylesheets: unknown }>;
/** The style sheet that a public page has besides `public.css`. */
export type PageStylesheet = "pages" | "info" | Declared["stylesheets"][number];

const PAGE_STYLES: readonly (readonly [PageStylesheet, string])[] = [
  ["pages", "core/site/styles/pages.css"],
  ["info", "core/site/styles/info.css"],
  ...features.flatMap((feature) =>
    "stylesheets" in feature
      ? feature.stylesheets.map((sheet) => [sheet, `features/${feature.name}/site/${sheet}.css`] as const)
      : [],
  ),
];

const addressOf = (file: string) => `/${file}`;

function findPublicAssets(find: (source: string) => string): PublicAssets {
  return {
    stylesheet: find(ENTRIES.publicStyles),
    pageStylesheets: Object.fromEntries(
      PAGE_STYLES.map(([sheet, source]) => [sheet, find(source)]),
    ) as PublicAssets["pageStylesheets"],
    script: find(ENTRIES.publicScript),
    fonts: { en: FONTS_OF_FIRST_SCREEN.en.map(find), hi: FONTS_OF_FIRST_SCREEN.hi.map(find) },
  };
}

/** The entries of the two builds. */
export const PUBLIC_INPUT = [
  ENTRIES.publicStyles,
  ...PAGE_STYLES.map(([, source]) => source),
  ENTRIES.publicScript,
];
export const OFFICE_INPUT = [ENTRIES.officeStyles, ENTRIES.officeFirstScript, ENTRIES.officeScript];

/** Loads the pages and the names of their files from the folder that `scripts/build-site.ts` wrote. */
export async function loadSiteBuild(folder: string): Promise<SiteBuild> {
  const read = async (name: string) =>
    manifestSchema.parse(JSON.parse(await readFile(path.join(folder, "client", name), "utf8")));
  const office = await read(OFFICE_MANIFEST);
  const manifest = { ...office, ...(await read(PUBLIC_MANIFEST)) };
  const screens = Object.keys(office).filter((source) => source.includes("/panel/screens/"));
  const find = (source: string) => addressOf(requireChunk(manifest, source).file);
  const publicAssets = findPublicAssets(find);
  return {
    pages: await import(pathToFileURL(path.join(folder, "server/render-page.js")).href),
    publicAssets,
    findOfficeAssets(address) {
      const screen = screens.find((source) => source.endsWith(`/${findScreenFile(address)}.tsx`));
      const sources = [ENTRIES.officeFirstScript, ENTRIES.officeScript, ...(screen ? [screen] : [])];
      const chunks = listChunks(office, sources);
      return {
        stylesheets: [find(ENTRIES.officeStyles), ...chunks.flatMap(({ css }) => css).map(addressOf)],
        modules: chunks.map(({ file }) => addressOf(file)),
        publicStyles: publicAssets,
        firstScript: find(ENTRIES.officeFirstScript),
        script: find(ENTRIES.officeScript),
      };
    },
  };
}

function requireChunk(manifest: Manifest, source: string) {
  const chunk = manifest[source];
  if (!chunk) throw new Error(`The build lacks ${source}`);
  return chunk;
}

/** The chunks of some sources and of everything that they import, each once. */
function listChunks(manifest: Manifest, sources: readonly string[]): Manifest[string][] {
  const found = new Set<Manifest[string]>();
  const add = (source: string) => {
    const chunk = requireChunk(manifest, source);
    if (found.has(chunk)) return;
    found.add(chunk);
    chunk.imports.forEach(add);
  };
  sources.forEach(add);
  return [...found];
}

/** Vite's development server serves sources under their own names, and scripts insert their styles. */
const devPublicAssets = findPublicAssets(addressOf);
export const devAssets: Omit<SiteBuild, "pages"> = {
  publicAssets: devPublicAssets,
  findOfficeAssets: () => ({
    stylesheets: [addressOf(ENTRIES.officeStyles)],
    modules: [],
    publicStyles: devPublicAssets,
    firstScript: addressOf(ENTRIES.officeFirstScript),
    script: addressOf(ENTRIES.officeScript),
  }),
};
