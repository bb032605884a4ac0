import type { School } from "../../../content/pages/school.ts";
import type { OfficeAssets } from "../../../server/site/site-build.ts";
import { SiteIcons } from "../../ui/site-icons.tsx";

interface OfficeDocumentProps {
  assets: OfficeAssets;
  school: School;
  /** The API calls that the first script starts. */
  calls: readonly string[];
}

/** The HTML document of every panel screen. It contains no private data and is not indexed. */
export function OfficeDocument({ assets, school, calls }: OfficeDocumentProps) {
  const { name } = school;
  return (
    <html lang="en" data-calls={JSON.stringify(calls)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#7a1f2b" />
        <meta name="robots" content="noindex, nofollow" />
        <title>{`Admin · ${name.en ?? name.hi ?? "School"}`}</title>
        {assets.stylesheets.map((href) => (
          // With a precedence React writes them before the preloads, which are larger.
          <link key={href} rel="stylesheet" href={href} precedence="office" />
        ))}
        <SiteIcons {...school} />
        <script type="module" async src={assets.firstScript} />
        <script type="module" src={assets.script} />
        {assets.modules.map((href) => (
          <link key={href} rel="modulepreload" href={href} />
        ))}
      </head>
      <body>
        <div
          id="office"
          data-school={name.en ?? ""}
          data-school-hi={name.hi ?? ""}
          data-public-styles={JSON.stringify(assets.publicStyles)}
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
