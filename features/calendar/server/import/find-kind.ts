import { foldHindi } from "../../../../core/content/search/fold-hindi.ts";
import {
  KIND_ENDINGS,
  KIND_SPELLINGS,
  KIND_TITLES,
  WORDS_BEHIND_ENDINGS,
} from "../../content/event-fields.ts";
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
const ENDINGS = listKinds(KIND_ENDINGS);
const BEHIND = new Set(WORDS_BEHIND_ENDINGS.split(",").map(toKey));
const LONGEST = 60;

/** The kind of event that a text names in English or Hindi. */
export const findKind = (text: string): EventKind | undefined =>
  text.length > LONGEST ? undefined : KINDS.get(toKey(text));

/** The kind that a title says, such as "PTM", "Winter vacation" or "Annual exam starts". */
export const findKindOfTitle = (title: string): EventKind | undefined =>
  findKind(title) ??
  (title.length > LONGEST ? undefined : (TITLES.get(toKey(title)) ?? findKindOfEnding(title)));

function findKindOfEnding(title: string): EventKind | undefined {
  const last = title
    .split(/\s+/)
    .map(toKey)
    .findLast((word) => word !== "" && !BEHIND.has(word));
  return last === undefined ? undefined : ENDINGS.get(last);
}
