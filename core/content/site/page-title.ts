import { capitalised } from "../text/capitalised.ts";
import { normalizePath } from "./address.ts";

/** The banner title of a path: `/about` and `/ABOUT` become 'About', `/blog-details/42` 'Blog Details'. */
export function pageTitle(pathname: string): string {
  const [segment = ""] = normalizePath(pathname).split("/").filter(Boolean);
  const words = segment.split("-").filter(Boolean);
  return words.map(capitalised).join(" ") || "Home";
}
