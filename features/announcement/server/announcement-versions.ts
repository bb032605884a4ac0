import type { Version } from "../../../core/server/database/entries/record-revision.ts";
import type { Announcement } from "../content/announcement.ts";

/** There is one announcement, so its row has a name instead of an id. */
export const THE_ONE = "announcement";

/** The value of the announcement in the history. */
export const announcementVersion = ({ content, contentHi, link }: Announcement): Version => ({
  value: { content, contentHi, link },
  files: [],
  title: content,
});

/** Reads a value from the history; earlier versions of the program stored no Hindi. */
export const readVersion = ({ content, contentHi = null, link }: Record<string, unknown>) => ({
  content,
  contentHi,
  link,
});
