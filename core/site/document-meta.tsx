import { drawnAddress, SHARE_CARD } from "../content/site/drawn-pictures.ts";
import type { Identity } from "../content/site/identity.ts";
import { Alternates } from "../ui/alternates.tsx";
import type { Words } from "../words/en.ts";
import type { Language } from "../words/languages.ts";
import { textOf } from "./components/words.tsx";
import { useAddress, useSite } from "./site-context.tsx";

/** The data from which a page makes its title and description. */
export interface Described {
  siteUrl: string;
  language: Language;
  words: Words;
  /** The address of a page in this language. */
  address(path: string): string;
}

/** Metadata for search engines and messengers. */
export interface DocumentMeta {
  /** The canonical path in lower case; an error page has none. */
  path?: string;
  title: string;
  description?: string;
  /** False for `noindex`. */
  isIndexed?: boolean;
  /** The path of the preview picture; by default the school's card. */
  image?: { path: string; width?: number; height?: number; alt: string };
  type?: "website" | "article";
  /** The breadcrumb, without home. */
  breadcrumb?: readonly { name: string; path: string }[];
  /** The path of the feed. */
  feed?: string;
  /** Further schema.org descriptions. */
  jsonLd?: readonly Record<string, unknown>[];
}

const cardAddress = ({ name, tagline, logo, palette }: Identity, address: (path: string) => string) =>
  drawnAddress(address(SHARE_CARD.path), name, tagline, logo?.file, palette);

export function DocumentMetaTags({ meta, siteUrl }: { meta: DocumentMeta; siteUrl: string }) {
  const { school, language, languages, words } = useSite();
  const address = useAddress();
  const schoolName = textOf(school.name, language);
  const { path, title, description, type = "website", breadcrumb = [], jsonLd = [], isIndexed = true } = meta;
  if (!isIndexed && path === undefined) {
    return (
      <>
        <title>{fullTitle(title, schoolName)}</title>
        <meta name="robots" content="noindex" />
      </>
    );
  }
  const url = siteUrl + address(path ?? "/");
  const image = meta.image ?? {
    ...SHARE_CARD,
    path: cardAddress(school, address),
    alt: [schoolName, textOf(school.tagline, language)].filter(Boolean).join(": "),
  };
  const itemListElement = [{ name: words.menu["/"], path: "/" }, ...breadcrumb].map(
    ({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: siteUrl + address(path),
    }),
  );
  const descriptions = [
    ...(breadcrumb.length > 0 ? [{ "@type": "BreadcrumbList", itemListElement }] : []),
    ...jsonLd,
  ];
  return (
    <>
      <title>{fullTitle(title, schoolName)}</title>
      {description && <meta name="description" content={description} />}
      {!isIndexed && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={url} />
      {meta.feed && (
        <link rel="alternate" type="application/rss+xml" title={title} href={address(meta.feed)} />
      )}
      {path !== undefined && languages.length > 1 && (
        <Alternates path={path} languages={languages} siteUrl={siteUrl} />
      )}
      <meta property="og:type" content={type} />
      {schoolName && <meta property="og:site_name" content={schoolName} />}
      <meta property="og:locale" content={`${language}_IN`} />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:url" content={url} />
      <meta property="og:image" content={siteUrl + image.path} />
      {image.width && <meta property="og:image:width" content={String(image.width)} />}
      {image.height && <meta property="og:image:height" content={String(image.height)} />}
      <meta property="og:image:alt" content={image.alt} />
      <meta name="twitter:card" content="summary_large_image" />
      {descriptions.map(writeJsonLd).map((json) => (
        <script
          key={json}
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without any markup
          dangerouslySetInnerHTML={{ __html: json }}
        />
      ))}
    </>
  );
}

const fullTitle = (title: string, schoolName: string) =>
  schoolName && title !== schoolName ? `${title} | ${schoolName}` : title;

/** In JSON `<` occurs only in texts, where it can be escaped. */
const writeJsonLd = (description: Record<string, unknown>) =>
  JSON.stringify({ "@context": "https://schema.org", ...description }).replaceAll("<", "\\u003c");

/** How other descriptions refer to the school's. */
export const schoolId = (siteUrl: string) => `${siteUrl}/#school`;

const given = (text: string) => text || undefined;

/** The schema.org description of the school's address; undefined if it has none. */
export function describeAddress({ address }: Identity, language: Language) {
  const street = [textOf(address.street, language), textOf(address.locality, language)]
    .filter(Boolean)
    .join(", ");
  if (street === "") return undefined;
  return {
    "@type": "PostalAddress",
    streetAddress: street,
    addressLocality: given(textOf(address.city, language)),
    addressRegion: given(textOf(address.state, language)),
    postalCode: address.postalCode ?? undefined,
    addressCountry: "IN",
  };
}

/** The schema.org description of the school, without empty values. */
export function describeSchool(
  school: Identity,
  { siteUrl, language, address: pageAddress }: Described,
): Record<string, unknown> {
  const { mapPoint } = school;
  const [latitude, longitude] = (mapPoint ?? "").split(",").map(Number);
  return {
    "@type": "School",
    "@id": schoolId(siteUrl),
    name: given(textOf(school.name, language)),
    alternateName:
      (language === "en" ? school.name.en && school.name.hi : school.name.hi && school.name.en) ?? undefined,
    slogan: given(textOf(school.tagline, language)),
    description: given(textOf(school.description, language)),
    url: siteUrl + pageAddress("/"),
    image: siteUrl + cardAddress(school, pageAddress),
    foundingDate: school.established === null ? undefined : String(school.established),
    telephone: school.phones[0]?.number,
    email: school.email ?? undefined,
    address: describeAddress(school, language),
    geo: mapPoint ? { "@type": "GeoCoordinates", latitude, longitude } : undefined,
    sameAs: Object.values(school.social).filter((link) => link !== null),
  };
}
