import { Fragment, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { featureSites } from "../features/site.ts";
import { inEnglish, message } from "./content/messages/message.ts";
import { findOffPaths, NONE_OFF } from "./content/parts/parts.ts";
import { pagePaths } from "./content/site/public-pages.ts";
import { OfficeDocument } from "./panel/frame/office-document.tsx";
import { callsOf } from "./panel/screen-calls.ts";
import type {
  PageAssets,
  RenderedPage,
  SitePageRequest,
  SitePages,
  SiteServices,
} from "./server/site/site-build.ts";
import { FailedPage } from "./site/components/failed-page.tsx";
import { Document } from "./site/document.tsx";
import type { DocumentMeta } from "./site/document-meta.tsx";
import type { FrameBand } from "./site/feature-site.ts";
import { findPage } from "./site/find-page.ts";
import { loadBands, type ShownBand } from "./site/frame/load-bands.ts";
import { SiteFooter } from "./site/frame/site-footer.tsx";
import { SiteHeader } from "./site/frame/site-header.tsx";
import { TopStrip } from "./site/frame/top-strip.tsx";
import { loadFeatureParts } from "./site/load-feature-parts.ts";
import { stylesheetOf } from "./site/public-page.ts";
import { type Site, SiteProvider, UNKNOWN_SCHOOL, useWords } from "./site/site-context.tsx";
import { WORDS } from "./words/index.ts";
import { languagesOf, pageAddress, readLanguagePath } from "./words/languages.ts";

export { FIRST_SCRIPT } from "./site/first-script.ts";

const MissingPageHelp = featureSites.find((feature) => feature.MissingPageHelp)?.MissingPageHelp;

/** As one string, because pages are compressed and cached as a whole. */
const renderDocument = (document: ReactNode) => `<!doctype html>${renderToString(document)}`;

/** The document of the login and the panel; their script renders the rest. */
export const renderOffice: SitePages["renderOffice"] = (path, assets, site) =>
  renderDocument(<OfficeDocument path={path} assets={assets} calls={callsOf(path)} {...site} />);

/** A page depends on its address, the content and the posted form. */
export async function renderPage(
  { path: asked, query, form }: SitePageRequest,
  services: SiteServices,
  assets: PageAssets,
): Promise<RenderedPage> {
  const { school, shownPaths, off } = await loadSchool(services);
  const languages = languagesOf(school.languages);
  const { language, path, hasMoved } = readLanguagePath(asked, languages);
  const here = path + (query.size > 0 ? `?${query}` : "");
  if (hasMoved) return { status: 302, location: here, html: "", renderMs: 0 };
  const isGone = findPage(path, off).isMissing;
  // A visitor who has sent a form of a switched-off page sees it again with the typed text and the reason.
  const { page, params, isMissing } = findPage(path, form ? NONE_OFF : off);
  const words = WORDS[language];
  // A page must not contain parts of an unknown address.
  const site: Site = {
    school,
    shownPaths,
    off,
    offPaths: findOffPaths(off),
    language,
    languages,
    here: isMissing ? "/" : here,
    words,
    missingPageHelp: MissingPageHelp && <MissingPageHelp />,
  };
  const receiveContact = isGone ? refuseMessage : services.receiveContact;
  const ownServices = { ...services, receiveContact, language, words };
  const loadPrivacyParts = async () =>
    (await loadFeatureParts(services, (feature) => feature.loadPrivacyPart?.(ownServices))).flatMap(
      ({ part }) => part,
    );
  const pageServices = { ...ownServices, loadPrivacyParts };
  const bands = await loadBands(pageServices, shownPaths);
  const show = (status: number, meta: DocumentMeta, content: ReactNode): RenderedPage => {
    const startedAt = performance.now();
    const html = renderDocument(
      <SiteProvider value={site}>
        <Document assets={assets} stylesheet={stylesheetOf(page)} meta={meta} siteUrl={services.siteUrl}>
          <Frame path={path} bands={bands}>
            {content}
          </Frame>
        </Document>
      </SiteProvider>,
    );
    return { status, html, renderMs: performance.now() - startedAt };
  };
  try {
    const loaded =
      form && page.receive ? page.receive(pageServices, form) : page.load(pageServices, { params, query });
    const result = await loaded;
    const address = (target: string) => pageAddress(target, language, languages);
    if ("redirectTo" in result) {
      return { status: 303, location: address(result.redirectTo), html: "", renderMs: 0 };
    }
    const { data, status = 200, isPrivate } = result;
    const meta = page.describe(data, { siteUrl: services.siteUrl, language, words, address });
    return { ...show(status, meta, <page.Component data={data} />), ...(isPrivate && { isPrivate }) };
  } catch (error) {
    services.reportError(error);
    return show(500, { title: words.failed.title, isIndexed: false }, <FailedPage />);
  }
}

/** The answer to a form of a page that is switched off. */
const refuseMessage = async () => {
  throw Object.assign(new Error(inEnglish(message("part_off"))), { status: 404 });
};

/** Without the school's data the page is rendered with defaults. */
async function loadSchool({
  content,
  reportError,
}: SiteServices): Promise<Pick<Site, "school" | "shownPaths" | "off">> {
  try {
    const [school, shownPaths, off] = await Promise.all([
      content.page("school"),
      content.findShownPaths(),
      content.findOffParts(),
    ]);
    return { school, shownPaths, off };
  } catch (error) {
    reportError(error);
    return { school: UNKNOWN_SCHOOL, shownPaths: new Set(pagePaths), off: NONE_OFF };
  }
}

interface FrameProps {
  path: string;
  bands: readonly ShownBand[];
  children: ReactNode;
}

function Frame({ path, bands, children }: FrameProps) {
  const words = useWords();
  const isFramed = !/\/(admin|login)/.test(path);
  return (
    <>
      <a href="#content" className="skip-link">
        {words.frame.skipToContent}
      </a>
      {isFramed && <Bands of={bands} place="aboveHeader" />}
      {isFramed && <TopStrip>{bands.find(({ place }) => place === "topStrip")?.band}</TopStrip>}
      {isFramed && <SiteHeader path={path} />}
      {isFramed && <Bands of={bands} place="belowHeader" />}
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      {isFramed && <SiteFooter />}
    </>
  );
}

function Bands({ of, place }: { of: readonly ShownBand[]; place: FrameBand["place"] }) {
  return of
    .filter((shown) => shown.place === place)
    .map(({ feature, band }) => <Fragment key={feature}>{band}</Fragment>);
}
