import type { PanelWords } from "./panel-words.ts";

/** Names the actor of a change: the address of an account, and words for other actors (`record-change.ts`). */
export function nameActor({ auditSentences }: PanelWords, actor: string): string {
  const names: Readonly<Record<string, string>> = auditSentences.actors;
  return Object.hasOwn(names, actor) ? (names[actor] ?? actor) : actor;
}

/** Names a person by name, if the account has one. A program is named after its owner: "Asha Rao (Timetable)". */
export function namePerson(
  words: PanelWords,
  { by, person }: { by: string | null; person: string | null },
): string | undefined {
  if (by === null) return undefined;
  return person ? by.replace(/^\S+/, () => person) : nameActor(words, by);
}
