import { useSyncExternalStore } from "react";
import { API_PREFIX } from "../../content/api/api-names.ts";
import { isOn, NONE_OFF, type OffParts, PARTS_PATH } from "../../content/parts/parts.ts";
import type { PartsAnswer } from "../../content/parts/parts-contract.ts";
import { askingOnce } from "./asking-once.ts";

/** The document of the panel names them; it may be some minutes old. */
let off: OffParts = readDocument();

const watchers = new Set<() => void>();

function readDocument(): OffParts {
  const names = globalThis.document?.documentElement.dataset.offParts;
  return names ? new Set(names.split(" ")) : NONE_OFF;
}

/** The features that are switched off, for loaders. Components use `useOffParts`. */
export const offParts = (): OffParts => off;

/** Whether a feature is on, for loaders and screens that show parts of other features. */
export const isPartOn = (feature: string): boolean => isOn(off, feature);

export const useOffParts = (): OffParts => useSyncExternalStore(watchOffParts, offParts);

/** Calls `onChange` after each change of the parts, until the returned function is called. */
export function watchOffParts(onChange: () => void): () => void {
  watchers.add(onChange);
  return () => watchers.delete(onChange);
}

export function setOffParts(names: Iterable<string>): void {
  const next = new Set(names);
  if (next.symmetricDifference(off).size === 0) return;
  off = next;
  for (const notify of watchers) notify();
}

/** Asks the server which features are off. Not with `api-call.ts`, which calls this after a refusal. */
export const refreshOffParts = askingOnce(async () => {
  const response = await fetch(API_PREFIX + PARTS_PATH, { credentials: "same-origin" });
  const { parts }: PartsAnswer = await response.json();
  setOffParts(parts.filter(({ isOn }) => !isOn).map(({ name }) => name));
});
