import { pageAddress, type SiteLanguages } from "../words/languages.ts";

interface AlternatesProps {
  path: string;
  languages: SiteLanguages;
  siteUrl: string;
}

/** The same page in every language, for search engines. */
export const Alternates = ({ path, languages, siteUrl }: AlternatesProps) => (
  <>
    {languages.map((language) => (
      <link
        key={language}
        rel="alternate"
        hrefLang={language}
        href={siteUrl + pageAddress(path, language, languages)}
      />
    ))}
    <link rel="alternate" hrefLang="x-default" href={siteUrl + path} />
  </>
);
