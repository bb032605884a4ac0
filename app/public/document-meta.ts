import pictures from "virtual:pictures";
import type { MetaDescriptor } from "react-router";
import { school } from "../../content/pages/school.ts";

/** What search engines and messengers are told about a page. */
export interface DocumentMeta {
  /** Path of the page, as its canonical address has it. */
  path: string;
  title: string;
  description: string;
  /** Path of a picture on this site; absent: the school's own card. */
  image?: { path: string; width?: number; height?: number; alt: string };
  type?: "website" | "article";
  /** Pages between home and this one, and this one, for the breadcrumb. */
  breadcrumb?: readonly { name: string; path: string }[];
  /** Further schema.org descriptions. */
  jsonLd?: readonly Record<string, unknown>[];
}

const CARD = { width: 1200, height: 630 };

/** `siteUrl` comes from the layout's loader: `findSiteUrl(matches)`. */
export function documentMeta(siteUrl: string, meta: DocumentMeta): MetaDescriptor[] {
  const { path, title, description, type = "website", breadcrumb = [], jsonLd = [] } = meta;
  const url = siteUrl + path;
  const fullTitle = `${title} | ${school.name}`;
  const image = meta.image ?? {
    path: `/pictures/${pictures["og-card"]}`,
    ...CARD,
    alt: `${school.name}: ${school.tagline}`,
  };
  const property = (name: string, content: string | number | undefined): MetaDescriptor[] =>
    content === undefined ? [] : [{ property: name, content: String(content) }];
  return [
    { title: fullTitle },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: url },
    ...property("og:type", type),
    ...property("og:site_name", school.name),
    ...property("og:locale", "en_IN"),
    ...property("og:title", title),
    ...property("og:description", description),
    ...property("og:url", url),
    ...property("og:image", siteUrl + image.path),
    ...property("og:image:width", image.width),
    ...property("og:image:height", image.height),
    ...property("og:image:alt", image.alt),
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:title", content: title },
    { name: "twitter:description", content: description },
    { name: "twitter:image", content: siteUrl + image.path },
    { name: "twitter:image:alt", content: image.alt },
    ...(breadcrumb.length > 0 ? [describeBreadcrumb(siteUrl, breadcrumb)] : []),
    ...jsonLd.map((description) => ({
      "script:ld+json": { "@context": "https://schema.org", ...description },
    })),
  ];
}

function describeBreadcrumb(
  siteUrl: string,
  steps: readonly { name: string; path: string }[],
): MetaDescriptor {
  return {
    "script:ld+json": {
      "@context": "https://schema.org",
      "@type": "BreadcrumbList",
      itemListElement: [{ name: "Home", path: "/" }, ...steps].map(({ name, path }, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name,
        item: siteUrl + path,
      })),
    },
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

/** The address of the site, which the layout's loader hands to every page. */
export function findSiteUrl(matches: readonly ({ id: string; loaderData: unknown } | undefined)[]): string {
  const layout = matches.find((match) => match?.id === "public/public-layout");
  return (layout?.loaderData as { siteUrl: string } | undefined)?.siteUrl ?? "";
}
