import type { PagePath } from "./public-pages.ts";

export interface NavigationLink {
  label: string;
  /** As the specification spells it, capitals included. */
  href: string;
}

export interface NavigationGroup {
  kind: "group";
  label: string;
  opensOnHover: boolean;
  links: readonly NavigationLink[];
}

export type NavigationItem = ({ kind: "link" } & NavigationLink) | NavigationGroup;

/** What the menus call the pages. */
export const PAGE_LABELS = {
  "/about": "About School",
  "/management": "Management Desk",
  "/teachers": "Teachers",
  "/fees": "Fee Structure",
  // The specification spells this label so.
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

const link = (href: keyof typeof PAGE_LABELS) => ({ label: PAGE_LABELS[href], href });

export const headerItems: readonly NavigationItem[] = [
  { kind: "link", label: "Home", href: "/" },
  {
    kind: "group",
    label: "School",
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
    label: "Student Corner",
    opensOnHover: false,
    links: [link("/students"), link("/activities")],
  },
  { kind: "link", ...link("/blog") },
  { kind: "link", ...link("/alumni") },
  { kind: "link", ...link("/gallery") },
  { kind: "link", ...link("/contact") },
];

export const MANAGEMENT_LOGIN_LABEL = "SSM(login)";

export const footerLinks: readonly NavigationLink[] = [
  link("/about"),
  link("/management"),
  link("/fees"),
  link("/contact"),
  { ...link("/gallery"), href: "/Gallery" },
  link("/alumni"),
  { ...link("/activities"), href: "/Activities" },
  { ...link("/blog"), href: "/Blog" },
];
