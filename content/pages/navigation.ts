import type { Navigation } from "./schemas.ts";

export const navigation: Navigation = {
  header: [
    { kind: "link", label: "Home", href: "/" },
    {
      kind: "group",
      id: "school",
      label: "School",
      opensOnHover: true,
      links: [
        { label: "About School", href: "/about" },
        { label: "Management Desk", href: "/management" },
        { label: "Teachers", href: "/teachers" },
        { label: "Fee Structure", href: "/fees" },
        // The school spells this label so.
        { label: "Decipline Cell", href: "/discipline" },
        { label: "Facilities", href: "/facilities" },
      ],
    },
    {
      kind: "group",
      id: "studentCorner",
      label: "Student Corner",
      opensOnHover: false,
      links: [
        { label: "Student List", href: "/students" },
        { label: "Activities", href: "/activities" },
      ],
    },
    { kind: "link", label: "Blog", href: "/blog" },
    { kind: "link", label: "Alumni", href: "/alumni" },
    { kind: "link", label: "Gallery", href: "/gallery" },
    { kind: "link", label: "Contact Us", href: "/contact" },
  ],
  managementLoginLabel: "SSM(login)",
  footerHeading: "Quick Links",
  footerQuickLinks: [
    { label: "About School", href: "/about" },
    { label: "Management Desk", href: "/management" },
    { label: "Fee Structure", href: "/fees" },
    { label: "Contact Us", href: "/contact" },
    { label: "Gallery", href: "/Gallery" },
    { label: "Alumni", href: "/alumni" },
    { label: "Activities", href: "/Activities" },
    { label: "Blog", href: "/Blog" },
  ],
};
