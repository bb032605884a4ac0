import type { PanelWords } from "./panel-words.ts";

/** Names the actor of a change: the name of an account, and words for other actors (`record-change.ts`). */
export function nameActor({ auditSentences }: PanelWords, actor: string): string {
  const names: Readonly<Record<string, string>> = auditSentences.actors;
  return Object.hasOwn(names, actor) ? (names[actor] ?? actor) : actor;
}
