import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { isRouteErrorResponse, Outlet, useLocation, useNavigation, useRouteLoaderData } from "react-router";
import type { SiteServices } from "../../server/site/site-handler.ts";
import { siteServices } from "../site-services.ts";
import type { Route } from "./+types/public-layout.ts";
import type { AnnouncementState } from "./components/announcement-banner.tsx";
import { FailedPage } from "./components/failed-page.tsx";
import { MissingPage } from "./components/missing-page.tsx";
import { FailedPost, isPostPath, LoadingPost } from "./components/post-states.tsx";
import { SiteFooter } from "./components/site-footer.tsx";
import { SiteHeader } from "./components/site-header.tsx";
import { TopStrip } from "./components/top-strip.tsx";

/** Stands here and not in the root, so that a visitor whose connection breaks keeps the header and the way back. */
export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(siteServices);
  return { siteUrl: services.siteUrl, announcement: await loadAnnouncement(services) };
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

/** What the pages remember between them until the visitor leaves or reloads. */
export interface VisitState {
  /** The notice popup has been closed; it stays so when the visitor comes back to the home page. */
  hasSeenNotices: boolean;
  noteNoticesSeen: () => void;
}

export default function PublicLayout({ loaderData }: Route.ComponentProps) {
  const [hasSeenNotices, setHasSeenNotices] = useState(false);
  const noteNoticesSeen = useCallback(() => setHasSeenNotices(true), []);
  const isPostComing = isPostPath(useNavigation().location?.pathname);
  return (
    <PublicFrame announcement={loaderData.announcement}>
      {isPostComing && <LoadingPost />}
      <div hidden={isPostComing}>
        <Outlet context={{ hasSeenNotices, noteNoticesSeen } satisfies VisitState} />
      </div>
    </PublicFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const loaded = useRouteLoaderData<typeof loader>("public/public-layout");
  return (
    <PublicFrame announcement={loaded?.announcement ?? { kind: "none" }}>
      <Failure error={error} />
    </PublicFrame>
  );
}

function Failure({ error }: { error: unknown }) {
  const { pathname } = useLocation();
  if (isPostPath(pathname)) return <FailedPost />;
  return isRouteErrorResponse(error) && error.status === 404 ? <MissingPage /> : <FailedPage />;
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
