import { type LabelledPath, publicPages } from "./public-pages.ts";

/** What a link or a group of the menus is called, in the words of the page's language. */
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

const linksOf = (menu: "school" | "studentCorner" | "bar"): NavigationLink[] =>
  publicPages.filter((page) => page.menu === menu).map(({ path }) => link(path as LabelledPath));

export const headerItems: readonly NavigationItem[] = [
  { kind: "link", label: "/", href: "/" },
  { kind: "group", label: "school", opensOnHover: true, links: linksOf("school") },
  { kind: "group", label: "studentCorner", opensOnHover: false, links: linksOf("studentCorner") },
  ...linksOf("bar").map((each) => ({ kind: "link" as const, ...each })),
];

export const footerLinks: readonly NavigationLink[] = [
  link("/about"),
  link("/management"),
  link("/fees"),
  link("/contact"),
  link("/gallery", "/Gallery"),
  link("/alumni"),
  link("/activities", "/Activities"),
  link("/blog", "/Blog"),
];
