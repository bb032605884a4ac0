import type { ReactNode } from "react";
import type { Entity, Resource } from "../../content/types/define-resource.ts";
import type { EntryNames } from "../../content/types/entry-names.ts";

export interface Column<R extends Resource> {
  name: keyof Entity<R> & string;
  label: string;
  /** By default the stored value. */
  show?: (entry: Entity<R>) => ReactNode;
  /** A few characters. */
  isNarrow?: true;
  /** Also shown in the second line of a row on a phone. */
  isShort?: true;
}

/** How the entries of a content type are shown as a table. */
export interface TableOptions<R extends Resource> {
  /** The names of the entries. */
  names: EntryNames;
  /** The first column, which opens the entry. */
  title: { name: keyof R["fields"] & string; label: string };
  titleOf: (entry: Entity<R>) => string;
  /** The screen that the title opens; by default it opens the form. */
  addressOf?: (entry: Entity<R>) => string;
  /** The stored name of the picture; absent if the type has none. */
  pictureOf?: (entry: Entity<R>) => string | null | undefined;
  /** A short note beside the title. */
  markOf?: (entry: Entity<R>) => string | undefined;
  columns: readonly Column<R>[];
  /** The fields that can be changed in bulk; by default those of the declaration. */
  changes?: readonly string[];
}
