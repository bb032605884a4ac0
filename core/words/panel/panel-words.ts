import type * as en from "./en.ts";

/** Every text of the panel. */
export type PanelWords = typeof en;
