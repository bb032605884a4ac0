import pictures from "virtual:pictures";
import { school } from "../../content/pages/school.ts";

/** What search engines and messengers are told about a page. */
export interface DocumentMeta {
  /** Path of the page in lower case, as its canonical address; a page that failed has none. */
  path?: string;
  title: string;
  description?: string;
  /** False keeps search engines away. */
  isIndexed?: boolean;
  /** Path of a picture on this site; absent: the school's own card. */
  image?: { path: string; width?: number; height?: number; alt: string };
  type?: "website" | "article";
  /** Pages between home and this one, and this one, for the breadcrumb. */
  breadcrumb?: readonly { name: string; path: string }[];
  /** Further schema.org descriptions. */
  jsonLd?: readonly Record<string, unknown>[];
}

const CARD = { width: 1200, height: 630 };

export function DocumentMetaTags({ meta, siteUrl }: { meta: DocumentMeta; siteUrl: string }) {
  const { path, title, description, type = "website", breadcrumb = [], jsonLd = [], isIndexed = true } = meta;
  if (!isIndexed && path === undefined) {
    return (
      <>
        <title>{fullTitle(title)}</title>
        <meta name="robots" content="noindex" />
      </>
    );
  }
  const url = `${siteUrl}${path}`;
  const image = meta.image ?? {
    path: `/pictures/${pictures["og-card"]}`,
    ...CARD,
    alt: `${school.name}: ${school.tagline}`,
  };
  const descriptions = [
    ...(breadcrumb.length > 0 ? [describeBreadcrumb(siteUrl, breadcrumb)] : []),
    ...jsonLd,
  ];
  return (
    <>
      <title>{fullTitle(title)}</title>
      <meta name="description" content={description} />
      {!isIndexed && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={url} />
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={school.name} />
      <meta property="og:locale" content="en_IN" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={siteUrl + image.path} />
      {image.width && <meta property="og:image:width" content={String(image.width)} />}
      {image.height && <meta property="og:image:height" content={String(image.height)} />}
      <meta property="og:image:alt" content={image.alt} />
      <meta name="twitter:card" content="summary_large_image" />
      {descriptions.map((description) => (
        <script
          key={String(description["@type"])}
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without any markup
          dangerouslySetInnerHTML={{ __html: writeJsonLd(description) }}
        />
      ))}
    </>
  );
}

const fullTitle = (title: string) => `${title} | ${school.name}`;

/** In JSON a `<` stands only inside texts, where it may be written like this. */
const writeJsonLd = (description: Record<string, unknown>) =>
  JSON.stringify({ "@context": "https://schema.org", ...description }).replaceAll("<", "\\u003c");

function describeBreadcrumb(
  siteUrl: string,
  steps: readonly { name: string; path: string }[],
): Record<string, unknown> {
  return {
    "@type": "BreadcrumbList",
    itemListElement: [{ name: "Home", path: "/" }, ...steps].map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: siteUrl + path,
    })),
  };
}

/** The school itself, for the pages that are about it. */
export function describeSchool(siteUrl: string): Record<string, unknown> {
  const { address, map } = school;
  return {
    "@type": "School",
    "@id": `${siteUrl}/#school`,
    name: school.name,
    alternateName: school.nameHi,
    slogan: school.tagline,
    description: school.description,
    url: `${siteUrl}/`,
    image: `${siteUrl}/pictures/${pictures["og-card"]}`,
    foundingDate: String(school.established),
    telephone: school.phones[0]?.number,
    email: school.email,
    address: {
      "@type": "PostalAddress",
      streetAddress: `${address.street}, ${address.locality}`,
      addressLocality: address.city,
      addressRegion: address.state,
      postalCode: address.postalCode,
      addressCountry: address.countryCode,
    },
    geo: { "@type": "GeoCoordinates", latitude: map.latitude, longitude: map.longitude },
    sameAs: Object.values(school.social),
  };
}
