import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { isRouteErrorResponse, Outlet, useLocation, useRouteLoaderData } from "react-router";
import { siteServices } from "../site-services.ts";
import type { Route } from "./+types/public-layout.ts";
import type { AnnouncementState } from "./components/announcement-banner.tsx";
import { FailedPage } from "./components/failed-page.tsx";
import { MissingPage } from "./components/missing-page.tsx";
import { SiteFooter } from "./components/site-footer.tsx";
import { SiteHeader } from "./components/site-header.tsx";
import { TopStrip } from "./components/top-strip.tsx";

export async function loader({ context }: Route.LoaderArgs): Promise<{ announcement: AnnouncementState }> {
  const { content, reportError } = context.get(siteServices);
  try {
    const announcement = await content.findAnnouncement();
    return { announcement: announcement ? { kind: "text", ...announcement } : { kind: "none" } };
  } catch (error) {
    reportError(error);
    return { announcement: { kind: "failed" } };
  }
}

/** What the pages remember between them until the visitor leaves or reloads. */
export interface VisitState {
  /** The notice popup has been closed; it stays so when the visitor comes back to the home page. */
  hasSeenNotices: boolean;
  noteNoticesSeen: () => void;
}

export default function PublicLayout({ loaderData }: Route.ComponentProps) {
  const [hasSeenNotices, setHasSeenNotices] = useState(false);
  const noteNoticesSeen = useCallback(() => setHasSeenNotices(true), []);
  return (
    <PublicFrame announcement={loaderData.announcement}>
      <Outlet context={{ hasSeenNotices, noteNoticesSeen } satisfies VisitState} />
    </PublicFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const loaded = useRouteLoaderData<typeof loader>("public/public-layout");
  return (
    <PublicFrame announcement={loaded?.announcement ?? { kind: "none" }}>
      {isRouteErrorResponse(error) && error.status === 404 ? <MissingPage /> : <FailedPage />}
    </PublicFrame>
  );
}

function PublicFrame({ announcement, children }: { announcement: AnnouncementState; children: ReactNode }) {
  const { pathname } = useLocation();
  useFocusOnNewPage(pathname);
  const isFramed = !/\/(admin|login)/.test(pathname);
  return (
    <>
      <a href="#content" className="skip-link">
        Skip to the content
      </a>
      {isFramed && <TopStrip announcement={announcement} />}
      {isFramed && <SiteHeader />}
      <main id="content" tabIndex={-1} className="outline-none">
        {children}
      </main>
      {isFramed && <SiteFooter />}
    </>
  );
}

/** A screen reader goes on with the page that a link has opened instead of staying on the link. */
function useFocusOnNewPage(pathname: string): void {
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.getElementById("content")?.focus({ preventScroll: true });
  }, [pathname]);
}
