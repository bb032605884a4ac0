import type { Difference } from "../../../core/panel/entry-form/stale-edit.ts";
import { words } from "../../../core/ui/panel-words.ts";
import { announcementLabels } from "../../../core/words/panel/describe-change.ts";
import type { Announcement, SentAnnouncement } from "../content/announcement.ts";

const NAMES = ["content", "contentHi", "link"] as const;
type Name = (typeof NAMES)[number];

type Stored = Announcement | null;

interface Versions {
  base: Stored;
  mine: SentAnnouncement;
  theirs: Stored;
}

const storedIn = (version: Stored, name: Name) => version?.[name] ?? "";

/** The texts of a form. A field that is not sent is as it was. */
const typedIn = ({ mine, base }: Omit<Versions, "theirs">, name: Name) =>
  mine[name] === undefined ? storedIn(base, name) : (mine[name] ?? "");

export const compareAnnouncements = (versions: Versions): Difference[] =>
  NAMES.flatMap((name) => {
    const mine = typedIn(versions, name);
    const theirs = storedIn(versions.theirs, name);
    if (mine === theirs) return [];
    const isMineChanged = mine !== storedIn(versions.base, name);
    return [{ name, label: announcementLabels(words)[name], mine, theirs, isMineChanged }];
  });

/** The version to send, with the other person's values in the fields `takeTheirs`. */
export function mergeAnnouncements(versions: Versions, takeTheirs: ReadonlySet<string>): SentAnnouncement {
  const choose = (name: Name) =>
    takeTheirs.has(name) ? storedIn(versions.theirs, name) : typedIn(versions, name);
  return { content: choose("content"), contentHi: choose("contentHi") || null, link: choose("link") || null };
}
