import type { ReactNode } from "react";
import { coloursOf } from "../content/site/palettes.ts";
import type { PageAssets, PageStylesheet } from "../server/site/site-build.ts";
import { SiteIcons } from "../ui/site-icons.tsx";
import { pageAddress } from "../words/languages.ts";
import { type DocumentMeta, DocumentMetaTags } from "./document-meta.tsx";
import { FIRST_SCRIPT } from "./first-script.ts";
import { useSite } from "./site-context.tsx";

interface DocumentProps {
  assets: PageAssets;
  /** The style sheet in addition to the common one. */
  stylesheet: PageStylesheet;
  meta: DocumentMeta;
  siteUrl: string;
  children: ReactNode;
}

/** The HTML document of every public page. */
export function Document({ assets, stylesheet, meta, siteUrl, children }: DocumentProps) {
  const { school, language, languages, words } = useSite();
  return (
    <html
      lang={language}
      data-palette={school.palette ?? undefined}
      data-offline={assets.worksOffline ? undefined : "off"}
      data-words={JSON.stringify(words.browser)}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={coloursOf(school.palette).main} />
        <DocumentMetaTags meta={meta} siteUrl={siteUrl} />
        {assets.fonts[language].map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="" />
        ))}
        <link rel="stylesheet" href={assets.stylesheet} />
        <link rel="stylesheet" href={assets.pageStylesheets[stylesheet]} />
        <SiteIcons {...school} />
        <link rel="manifest" href={pageAddress("/manifest.webmanifest", language, languages)} />
        <script
          data-next={assets.script}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, the same on every page
          dangerouslySetInnerHTML={{ __html: FIRST_SCRIPT }}
        />
      </head>
      <body>{children}</body>
    </html>
  );
}
