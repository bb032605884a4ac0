import { type Difference, isDisputed } from "../../../core/panel/versioned-save/send-version.ts";
import { words } from "../../../core/ui/panel-words.ts";
import { announcementLabels } from "../../../core/words/panel/describe-change.ts";
import type { Announcement, SentAnnouncement } from "../content/announcement.ts";

const NAMES = ["content", "contentHi", "link"] as const;
type Name = (typeof NAMES)[number];

interface Versions {
  base: Announcement | null;
  mine: SentAnnouncement;
  theirs: Announcement | null;
}

/** The values of a field as a form shows them. A field that is not sent is as it was. */
const versionsOf = ({ base, mine, theirs }: Versions, name: Name) => {
  const stored = base?.[name] ?? "";
  return {
    base: stored,
    mine: mine[name] === undefined ? stored : (mine[name] ?? ""),
    theirs: theirs?.[name] ?? "",
  };
};

export const compareAnnouncements = (versions: Versions): Difference[] =>
  NAMES.flatMap((name) => {
    const values = versionsOf(versions, name);
    if (!isDisputed(values)) return [];
    return [{ name, label: announcementLabels(words)[name], mine: values.mine, theirs: values.theirs }];
  });

/** The announcement with what only the other person has changed, and their values in the fields `takeTheirs`. */
export function mergeAnnouncements(versions: Versions, takeTheirs: ReadonlySet<string>): SentAnnouncement {
  const choose = (name: Name) => {
    const { base, mine, theirs } = versionsOf(versions, name);
    return takeTheirs.has(name) || mine === base ? theirs : mine;
  };
  return { content: choose("content"), contentHi: choose("contentHi") || null, link: choose("link") || null };
}
