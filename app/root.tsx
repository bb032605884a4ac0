import "./styles.css";
import muktaLatin from "@fontsource/mukta/files/mukta-latin-400-normal.woff2?url";
import tiroLatin from "@fontsource/tiro-devanagari-hindi/files/tiro-devanagari-hindi-latin-400-normal.woff2?url";
import type { ReactNode } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
import type { Route } from "./+types/root.ts";
import { siteServices } from "./site-services.ts";

export function loader({ context }: Route.LoaderArgs) {
  return { siteUrl: context.get(siteServices).siteUrl };
}

/** The two faces of nearly every line; the others come when their script or weight is met. */
export function links() {
  return [muktaLatin, tiroLatin].map((href) => ({
    rel: "preload",
    href,
    as: "font",
    type: "font/woff2",
    crossOrigin: "anonymous" as const,
  }));
}

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#7a1f2b" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}
