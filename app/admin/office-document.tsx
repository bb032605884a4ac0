import type { Bilingual } from "../../content/pages/define-page.ts";
import type { OfficeAssets } from "../../server/site/site-build.ts";

interface OfficeDocumentProps {
  assets: OfficeAssets;
  /** The panel reads it from the page (`school-name.ts`). */
  schoolName: Bilingual;
}

/** The same for every screen of the panel: search engines have no business there, and nothing of it is private. */
export function OfficeDocument({ assets, schoolName }: OfficeDocumentProps) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#7a1f2b" />
        <meta name="robots" content="noindex, nofollow" />
        <title>{`Admin · ${schoolName.en ?? schoolName.hi ?? "School"}`}</title>
        {assets.stylesheets.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <script type="module" src={assets.script} />
      </head>
      <body>
        <div
          id="office"
          data-school={schoolName.en ?? ""}
          data-school-hi={schoolName.hi ?? ""}
          data-page-stylesheet={assets.pageStylesheet}
        >
          <div className="grid min-h-dvh place-items-center p-6 text-lead">
            <p role="status">Loading...</p>
            <noscript>
              The admin panel needs JavaScript. Please switch it on in the browser’s settings.
            </noscript>
          </div>
        </div>
      </body>
    </html>
  );
}
