import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import type { School } from "../content/pages/school.ts";
import { pagePaths } from "../content/public-pages.ts";
import type {
  OfficeAssets,
  PublicAssets,
  RenderedPage,
  SitePageRequest,
  SiteServices,
} from "../server/site/site-build.ts";
import { OfficeDocument } from "./admin/office-document.tsx";
import type { AnnouncementState } from "./public/components/announcement-banner.tsx";
import { FailedPage } from "./public/components/failed-page.tsx";
import { SiteFooter } from "./public/components/site-footer.tsx";
import { SiteHeader } from "./public/components/site-header.tsx";
import { TopStrip } from "./public/components/top-strip.tsx";
import { Document } from "./public/document.tsx";
import type { DocumentMeta } from "./public/document-meta.tsx";
import { findPage } from "./public/find-page.ts";
import { type Site, SiteProvider, UNKNOWN_SCHOOL } from "./public/site-context.tsx";

export { FIRST_SCRIPT } from "./public/first-script.ts";

/** As one text: a page is compressed and cached whole before anybody sees it. */
const renderDocument = (document: ReactNode) => `<!doctype html>${renderToString(document)}`;

/** What the login and the admin panel begin with; their script renders the rest. */
export const renderOffice = (assets: OfficeAssets, school: School) =>
  renderDocument(<OfficeDocument assets={assets} school={school} />);

/** A page depends on its address, the content and, where it was sent a form, on that. */
export async function renderPage(
  { path, query, form }: SitePageRequest,
  services: SiteServices,
  assets: PublicAssets,
): Promise<RenderedPage> {
  const { page, params } = findPage(path);
  const [announcement, site] = await Promise.all([loadAnnouncement(services), loadSite(services)]);
  const show = (status: number, meta: DocumentMeta, content: ReactNode): RenderedPage => {
    const startedAt = performance.now();
    const html = renderDocument(
      <SiteProvider value={site}>
        <Document assets={assets} meta={meta} siteUrl={services.siteUrl}>
          <Frame path={path} announcement={announcement}>
            {content}
          </Frame>
        </Document>
      </SiteProvider>,
    );
    return { status, html, renderMs: performance.now() - startedAt };
  };
  try {
    const loaded =
      form && page.receive ? page.receive(services, form) : page.load(services, { params, query });
    const { data, status = 200 } = await loaded;
    return show(status, page.describe(data, services.siteUrl), <page.Component data={data} />);
  } catch (error) {
    services.reportError(error);
    return show(500, { title: "Something went wrong", isIndexed: false }, <FailedPage />);
  }
}

async function loadAnnouncement({ content, reportError }: SiteServices): Promise<AnnouncementState> {
  try {
    const announcement = await content.findAnnouncement();
    return announcement ? { kind: "text", ...announcement } : { kind: "none" };
  } catch (error) {
    reportError(error);
    return { kind: "failed" };
  }
}

/** Without its own particulars a page is still worth reading. */
async function loadSite({ content, reportError }: SiteServices): Promise<Site> {
  try {
    const [school, shownPaths] = await Promise.all([content.page("school"), content.findShownPaths()]);
    return { school, shownPaths };
  } catch (error) {
    reportError(error);
    return { school: UNKNOWN_SCHOOL, shownPaths: new Set(pagePaths) };
  }
}

interface FrameProps {
  path: string;
  announcement: AnnouncementState;
  children: ReactNode;
}

function Frame({ path, announcement, children }: FrameProps) {
  const isFramed = !/\/(admin|login)/.test(path);
  return (
    <>
      <a href="#content" className="skip-link">
        Skip to the content
      </a>
      {isFramed && <TopStrip announcement={announcement} />}
      {isFramed && <SiteHeader path={path} />}
      <main id="content" tabIndex={-1} className="outline-none">
        {children}
      </main>
      {isFramed && <SiteFooter />}
    </>
  );
}
