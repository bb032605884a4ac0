import type { PublicPage } from "./site/define-public-page.ts";

/** What every layer knows about a feature. Free of Zod, because public pages read it. */
export interface Feature {
  /** The name of its folder. */
  name: string;
  /** The features whose exports it imports (`scripts/import-directions.ts`). */
  dependsOn?: readonly string[];
  publicPages?: readonly PublicPage[];
}

/** Checks the literal against the type and keeps its exact type. */
export const defineFeature = <const Declared extends Feature>(feature: Declared & Feature): Declared =>
  feature;
