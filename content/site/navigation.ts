import type { PagePath } from "./public-pages.ts";

/** English menu labels of the pages; `words/` has the others. */
export const PAGE_LABELS = {
  "/about": "About School",
  "/management": "Management Desk",
  "/teachers": "Teachers",
  "/fees": "Fee Structure",
  // Spelled as in the specification.
  "/discipline": "Decipline Cell",
  "/facilities": "Facilities",
  "/students": "Student List",
  "/activities": "Activities",
  "/services": "Services",
  "/blog": "Blog",
  "/alumni": "Alumni",
  "/gallery": "Gallery",
  "/contact": "Contact Us",
} as const satisfies Partial<Record<PagePath, string>>;

/** The label key of a menu link or group. */
type MenuLabel = keyof typeof PAGE_LABELS | "/" | "school" | "studentCorner";

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

const link = (page: keyof typeof PAGE_LABELS, href: string = page): NavigationLink => ({ label: page, href });

export const headerItems: readonly NavigationItem[] = [
  { kind: "link", label: "/", href: "/" },
  {
    kind: "group",
    label: "school",
    opensOnHover: true,
    links: [
      link("/about"),
      link("/management"),
      link("/teachers"),
      link("/fees"),
      link("/discipline"),
      link("/facilities"),
    ],
  },
  {
    kind: "group",
    label: "studentCorner",
    opensOnHover: false,
    links: [link("/students"), link("/activities")],
  },
  { kind: "link", ...link("/blog") },
  { kind: "link", ...link("/alumni") },
  { kind: "link", ...link("/gallery") },
  { kind: "link", ...link("/contact") },
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
