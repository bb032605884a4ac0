import type { PageDocument } from "../../../features/pages.ts";
import type { OffParts } from "../../content/parts/parts.ts";
import { LOGIN_PATH } from "../../content/site/login-path.ts";
import type { OfficeAssets } from "../../server/site/site-build.ts";
import { Alternates } from "../../ui/alternates.tsx";
import { SiteIcons } from "../../ui/site-icons.tsx";
import { type Language, languagesOf, pageAddress, readLanguagePath } from "../../words/languages.ts";
import type { FirstCall } from "../api/first-calls.ts";

interface OfficeDocumentProps {
  /** Normalized. */
  path: string;
  assets: OfficeAssets;
  school: PageDocument<"school">;
  siteUrl: string;
  /** The API calls that the first script starts. */
  calls: readonly FirstCall[];
  /** The features that are switched off. */
  off: OffParts;
}

/** The text of the document until its scripts run: the dictionaries of the panel are among them. */
const FIRST_WORDS: Record<Language, Record<"title" | "school" | "loading" | "needsScripts", string>> = {
  en: {
    title: "Admin",
    school: "School",
    loading: "Loading...",
    needsScripts: "The admin panel needs JavaScript. Please switch it on in the browser’s settings.",
  },
  hi: {
    title: "एडमिन",
    school: "विद्यालय",
    loading: "लोड हो रहा है...",
    needsScripts: "एडमिन पैनल के लिए जावास्क्रिप्ट आवश्यक है। कृपया ब्राउज़र की सेटिंग में इसे चालू करें।",
  },
};

/** The HTML document of every panel screen. It contains no private data and is not indexed. */
export function OfficeDocument({ path: asked, assets, school, siteUrl, calls, off }: OfficeDocumentProps) {
  const { name } = school;
  const languages = languagesOf(school.languages);
  const { language, path } = readLanguagePath(asked, languages);
  const words = FIRST_WORDS[language];
  const schoolName = (language === "hi" && name.hi) || name.en || name.hi || words.school;
  return (
    <html
      lang={language}
      data-site-languages={languages.join(" ")}
      data-calls={JSON.stringify(calls)}
      data-off-parts={off.size > 0 ? [...off].join(" ") : undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#7a1f2b" />
        <meta name="robots" content="noindex, nofollow" />
        <title>{`${words.title} · ${schoolName}`}</title>
        {path === LOGIN_PATH && (
          <>
            <link rel="canonical" href={siteUrl + pageAddress(path, language, languages)} />
            {languages.length > 1 && <Alternates path={path} languages={languages} siteUrl={siteUrl} />}
          </>
        )}
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
          data-classes={JSON.stringify(school.classes.map((each) => each.name))}
        >
          <div className="grid min-h-dvh place-items-center p-6 text-lead">
            <p role="status">{words.loading}</p>
            <noscript>{words.needsScripts}</noscript>
          </div>
        </div>
      </body>
    </html>
  );
}
