import { featurePanels } from "../../features/panel.ts";
import type { ResourceName } from "../../features/types.ts";
import type { TypeLook } from "./feature-panel.ts";

/** Content types in the panel, those that their features describe. */
export const TYPE_LOOKS: Partial<Record<ResourceName, TypeLook>> = Object.assign(
  {},
  ...featurePanels.map(({ types }) => types),
);
