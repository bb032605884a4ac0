import { watchOffParts } from "../session/off-parts.ts";
import { findToken, watchSession } from "../session/session.ts";

/** The data of a list that was open before. They are shown at once, and loaded again meanwhile. */
export class KeptList {
  readonly data: unknown;

  constructor(data: unknown) {
    this.data = data;
  }
}

interface List {
  address: string;
  data: unknown;
  token: string | undefined;
}

/** Lists have private fields of children, so they are kept in memory and never stored. */
const kept = new Map<string, List>();
const MOST_KEPT = 8;

let shown: List | undefined;

/**
 * Loads the data of the screen at an address. Returns those of a list that was open before, as a `KeptList`; the call
 * after that, for the same address, loads them.
 */
export async function loadOrTakeKept(
  address: string,
  { isList }: { isList: boolean },
  load: () => unknown,
): Promise<unknown> {
  const token = findToken();
  if (shown?.address !== address) {
    if (shown) keep(shown);
    shown = undefined;
    const found = kept.get(address);
    kept.delete(address);
    if (found) {
      shown = found;
      return new KeptList(found.data);
    }
  }
  const data = await load();
  shown = isList && !hasFailed(data) ? { address, data, token } : undefined;
  return data;
}

const hasFailed = (data: unknown) => (data as { loaded?: { hasFailed?: boolean } } | null)?.loaded?.hasFailed;

function keep(list: List): void {
  // Another account, or nobody, may be logged in now.
  if (list.token === undefined || list.token !== findToken()) return;
  kept.set(list.address, list);
  for (const address of kept.keys()) if (kept.size > MOST_KEPT) kept.delete(address);
}

/** Call this after each change: the lists may have what was changed. */
export function dropKeptLists(): void {
  kept.clear();
  shown = undefined;
}

watchSession(() => {
  kept.clear();
  if (shown?.token !== findToken()) shown = undefined;
});
watchOffParts(() => kept.clear());
