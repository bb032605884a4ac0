import type { Words } from "../../words/en.ts";
import type { Language } from "../../words/languages.ts";
import type { SiteContent } from "../pages/site-content.ts";

export interface FeedItem {
  id: string;
  path: string;
  title: string;
  text: string;
  category?: string | undefined;
  publishedAt: string;
  updatedAt: string;
}

/** The latest entries of a content type, for feed readers. */
export interface Feed {
  path: string;
  /** The page with the same entries. */
  page: string;
  name(words: Words): string;
  load(content: SiteContent, language: Language): Promise<FeedItem[]>;
}

/** How many entries a feed has. Lists begin with pinned entries, then with the latest. */
export const NEWEST = { limit: 50 };
