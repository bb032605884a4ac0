import type { ReactNode } from "react";
import { isRouteErrorResponse, Links, Meta, Outlet, UNSAFE_useScrollRestoration } from "react-router";
import { school } from "../content/pages/school.ts";
import type { Route } from "./+types/root.ts";
import muktaLatin from "./fonts/mukta-latin-400.woff2?url";
import tiroLatin from "./fonts/tiro-devanagari-hindi-latin-400.woff2?url";
import { FailedPage } from "./public/components/failed-page.tsx";
import { MissingPage } from "./public/components/missing-page.tsx";
import { SCROLL_POSITIONS } from "./scroll-positions.ts";
import stylesheet from "./styles.css?url";
import { IconDefinitions } from "./ui/icon.tsx";

/** The site's address never changes; asking again at every step would cost a round trip. */
export const shouldRevalidate = () => false;

/** The two faces of nearly every line; the others come when their script or weight is met. */
const preloadedFonts = [muktaLatin, tiroLatin].map((href) => ({
  rel: "preload",
  href,
  as: "font",
  type: "font/woff2",
  crossOrigin: "anonymous" as const,
}));

export function links() {
  return [
    ...preloadedFonts,
    { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
    { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
    { rel: "apple-touch-icon", href: "/icons/apple-touch-180.png" },
    { rel: "manifest", href: "/manifest.webmanifest" },
  ];
}

/** For what has no words of its own: pages that failed. */
export function meta({ error }: Route.MetaArgs) {
  if (error === undefined) return [{ title: school.name }];
  const what = isMissing(error) ? "404 Page Not Found" : "Something went wrong";
  return [{ title: `${what} | ${school.name}` }, { name: "robots", content: "noindex" }];
}

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#7a1f2b" />
        {/* With a precedence it stands before the scripts, which would otherwise be fetched first. */}
        <link rel="stylesheet" href={stylesheet} precedence="default" />
        <Meta />
        <Links />
      </head>
      <body>
        <IconDefinitions />
        {children}
        <ScrollMemory />
      </body>
    </html>
  );
}

/** React Router's own component does the same, and writes a script of its own for what `open-page.ts` does first. */
function ScrollMemory() {
  UNSAFE_useScrollRestoration({ storageKey: SCROLL_POSITIONS });
  return null;
}

export default function Root() {
  return <Outlet />;
}

/** The last resort, when not even a layout could be shown. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <main>{isMissing(error) ? <MissingPage /> : <FailedPage />}</main>;
}

const isMissing = (error: unknown) => isRouteErrorResponse(error) && error.status === 404;
