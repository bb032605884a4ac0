import { useEffect, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { send, sendOnce } from "../../../core/panel/api/send.ts";
import { may } from "../../../core/panel/session/rights.ts";
import { type EnquirySummary, enquiryCalls } from "../content/enquiry-contract.ts";
import { countOpen } from "../content/enquiry-states.ts";

/** The latest summary, for the menu and the inbox; undefined until it is loaded. */
let latest: EnquirySummary | undefined;
let keptAt = Number.NEGATIVE_INFINITY;
const listeners = new Set<() => void>();

function keep(summary: EnquirySummary): EnquirySummary {
  latest = summary;
  keptAt = Date.now();
  for (const notify of listeners) notify();
  return summary;
}

function watch(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

export const useEnquirySummary = () => useSyncExternalStore(watch, () => latest);

/** For loaders. */
export const loadSummary = async (signal?: AbortSignal) => keep(await send(enquiryCalls.summary, { signal }));

/** Loads the summary in the background. A failure or an ended session is not reported: the screen's own calls do that. */
export async function refreshCounts(): Promise<void> {
  if (!may("enquiries:read")) return;
  keptAt = Date.now();
  const summary = await sendOnce(enquiryCalls.summary).catch(() => undefined);
  if (summary) keep(summary);
}

/** How long the counts are good enough for the menu. Not loaded again by a timer, which would keep an abandoned session alive. */
const FRESH_MS = 60_000;

function refreshIfOld(): void {
  if (Date.now() - keptAt >= FRESH_MS) void refreshCounts();
}

/** The number of enquiries that wait for an answer, for the menu, as of the last screen that was opened. */
export function useOpenEnquiries(): number {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new screen asks for new counts
  useEffect(refreshIfOld, [pathname]);
  useEffect(() => {
    window.addEventListener("focus", refreshIfOld);
    return () => window.removeEventListener("focus", refreshIfOld);
  }, []);
  const summary = useEnquirySummary();
  return summary ? countOpen(summary.byStatus) : 0;
}
