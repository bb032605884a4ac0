import { featurePanels } from "../../features/panel.ts";
import type { PageExtras } from "./feature-panel.ts";

const EXTRAS: Partial<Record<string, PageExtras>> = Object.assign(
  {},
  ...featurePanels.map(({ pages }) => pages),
);

/** The parts of the features in the form of a page. */
export const findPageExtras = (name: string): PageExtras => EXTRAS[name] ?? {};
