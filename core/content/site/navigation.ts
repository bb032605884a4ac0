import { normalizePath } from "./address.ts";
import { type LabelledPath, type PublicPage, publicPages } from "./public-pages.ts";

/** The name of a link or a group of the menus in the words of the page's language. */
type MenuLabel = LabelledPath | "/" | "school" | "studentCorner";

export interface NavigationLink {
  label: MenuLabel;
  /** Spelled as in the specification, including capitals. */
  href: string;
}

export interface NavigationGroup {
  kind: "group";
  label: MenuLabel;
  opensOnHover: boolean;
  links: readonly NavigationLink[];
}

export type NavigationItem = ({ kind: "link" } & NavigationLink) | NavigationGroup;

const link = (page: LabelledPath, href: string = page): NavigationLink => ({ label: page, href });

const linksOf = (menu: NonNullable<PublicPage["menu"]>): NavigationLink[] =>
  publicPages.filter((page) => page.menu === menu).map(({ path }) => link(path as LabelledPath));

export const headerItems: readonly NavigationItem[] = [
  { kind: "link", label: "/", href: "/" },
  { kind: "group", label: "school", opensOnHover: true, links: linksOf("school") },
  { kind: "group", label: "studentCorner", opensOnHover: false, links: linksOf("studentCorner") },
  ...linksOf("bar").map((each) => ({ kind: "link" as const, ...each })),
];

/** Links for the most frequent questions of parents. The specification's menu does not have them. */
export const quickLinks: readonly NavigationLink[] = linksOf("quick");

/** The links of the specification, in two groups of the footer; the third are the `quickLinks`. */
export const footerLinks = (wanted: "school" | "studentCorner"): NavigationLink[] =>
  publicPages
    .flatMap(({ path, footer }) =>
      footer?.group === wanted ? [{ ...footer, link: link(path as LabelledPath, footer.path) }] : [],
    )
    .sort((one, other) => one.place - other.place)
    .map((each) => each.link);

/** Removes links to empty pages. */
export const onlyShown = <Link extends { href: string }>(
  links: readonly Link[],
  shownPaths: ReadonlySet<string>,
): Link[] => links.filter(({ href }) => shownPaths.has(normalizePath(href)));
