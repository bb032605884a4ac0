import type { ReactNode } from "react";
import type { Entity, Resource, Timestamp } from "../../../content/resources/define-resource.ts";
import type { EntryNames } from "../../../content/words/panel/en/entries.ts";

export interface Column<R extends Resource> {
  name: (keyof R["fields"] & string) | Timestamp;
  label: string;
  /** Absent: the value as it is stored. */
  show?: (entry: Entity<R>) => ReactNode;
  /** A few characters. */
  isNarrow?: true;
  /** Stands in the second line of a row on a phone, too. */
  isShort?: true;
}

/** How the entries of a content type are shown as a table. */
export interface TableOptions<R extends Resource> {
  /** What the entries are called. */
  names: EntryNames;
  /** The first column, which opens the entry. */
  title: { name: keyof R["fields"] & string; label: string };
  titleOf: (entry: Entity<R>) => string;
  /** Stored names of pictures; absent where there are none. */
  pictureOf?: (entry: Entity<R>) => string | null | undefined;
  /** A short word beside the title, where something is the matter with an entry. */
  markOf?: (entry: Entity<R>) => string | undefined;
  columns: readonly Column<R>[];
  /** What the dialog for a change of many asks for; absent: everything that can be changed so. */
  changes?: readonly string[];
}
