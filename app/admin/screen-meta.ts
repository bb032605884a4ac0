import type { MetaDescriptor } from "react-router";
import { school } from "../../content/pages/school.ts";

/** The title of an admin screen; search engines have no business there. */
export const screenMeta = (title: string): MetaDescriptor[] => [
  { title: `${title} · ${school.name}` },
  { name: "robots", content: "noindex, nofollow" },
];
