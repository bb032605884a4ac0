import { featurePanels } from "../../features/panel.ts";
import type { ResourceName } from "../../features/types.ts";
import { may } from "./session/rights.ts";
import { loadOr } from "./session/session-end.ts";

/** The links of other features on the record of an entry, as far as the user may read them. */
export async function findRecordLinks(name: ResourceName, id: string, signal: AbortSignal) {
  const links = featurePanels
    .flatMap(({ recordLinks }) => recordLinks?.[name] ?? [])
    .filter(({ needs }) => may(needs));
  const find = async ({ label, find }: (typeof links)[number]) => {
    const to = await loadOr(find(id, signal), undefined);
    return to === undefined ? [] : [{ to, label }];
  };
  return (await Promise.all(links.map(find))).flat();
}
