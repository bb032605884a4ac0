import { foldHindi } from "../../../../core/content/search/fold-hindi.ts";
import { KIND_SPELLINGS, KIND_TITLES } from "../../content/event-fields.ts";
import { EVENT_KINDS, type EventKind } from "../../content/event-kinds.ts";

const toKey = (text: string) =>
  foldHindi(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{M}]+/gu, " ")
    .trim()
    .replace(/(?<=[a-z]{3})s$/, "");

const listKinds = (spellings: Partial<Record<EventKind, string>>) =>
  new Map(
    EVENT_KINDS.flatMap((kind) =>
      (spellings[kind]?.split(",") ?? []).map((written) => [toKey(written), kind] as const),
    ),
  );

const KINDS = listKinds(KIND_SPELLINGS);
const TITLES = listKinds(KIND_TITLES);
const LONGEST = 60;

/** The kind of event that a text names in English or Hindi. */
export const findKind = (text: string): EventKind | undefined =>
  text.length > LONGEST ? undefined : KINDS.get(toKey(text));

/** The kind that a title says, such as "PTM". */
export const findKindOfTitle = (title: string): EventKind | undefined =>
  findKind(title) ?? (title.length > LONGEST ? undefined : TITLES.get(toKey(title)));
