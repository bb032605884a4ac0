import { featurePanels } from "../../features/panel.ts";
import type { ResourceName } from "../../features/types.ts";
import type { ListLink } from "./feature-panel.ts";

/** The links of a list, with those of other features at their positions. */
export const linksOfList = (
  name: ResourceName,
  own: readonly Omit<ListLink, "position">[],
): readonly Omit<ListLink, "position">[] =>
  featurePanels
    .flatMap(({ listLinks }) => listLinks?.[name] ?? [])
    .toSorted((one, other) => one.position - other.position)
    .reduce((links, link) => links.toSpliced(link.position, 0, link), [...own]);
