import type { ReactNode } from "react";
import type { PublicAssets } from "../../server/site/site-build.ts";
import { type DocumentMeta, DocumentMetaTags } from "./document-meta.tsx";
import { FIRST_SCRIPT } from "./first-script.ts";

interface DocumentProps {
  assets: PublicAssets;
  meta: DocumentMeta;
  siteUrl: string;
  children: ReactNode;
}

/** What every public page has around it. */
export function Document({ assets, meta, siteUrl, children }: DocumentProps) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#7a1f2b" />
        <DocumentMetaTags meta={meta} siteUrl={siteUrl} />
        {assets.fonts.map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <link rel="stylesheet" href={assets.stylesheet} />
        <SiteIcons />
        <script
          id="first-script"
          data-next={assets.script}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, the same on every page
          dangerouslySetInnerHTML={{ __html: FIRST_SCRIPT }}
        />
      </head>
      <body>{children}</body>
    </html>
  );
}

function SiteIcons() {
  return (
    <>
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="apple-touch-icon" href="/icons/apple-touch-180.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
    </>
  );
}
