import type { PanelWords } from "./panel-words.ts";

/** Who made a change: an account as it is, and other actors (`record-change.ts`) in words. */
export function nameActor({ auditSentences }: PanelWords, actor: string): string {
  const names: Readonly<Record<string, string>> = auditSentences.actors;
  return Object.hasOwn(names, actor) ? (names[actor] ?? actor) : actor;
}
