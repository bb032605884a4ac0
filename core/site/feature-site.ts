import type { ReactNode } from "react";
import type { PageServices, PublicPage } from "./public-page.ts";

/** The properties of the bands of a page. */
export interface FrameState {
  shownPaths: ReadonlySet<string>;
  /** The entries that earlier bands show. */
  shownIds: ReadonlySet<string>;
}

/** A band in the frame of every public page. */
export interface FrameBand {
  place: "aboveHeader" | "belowHeader";
  load(services: PageServices, state: FrameState): Promise<LoadedBand>;
}

export interface LoadedBand {
  band: ReactNode;
  /** The entries that it shows. */
  shownIds?: readonly string[];
}

/**
 * The part of a feature on the public site. Its islands, scripts and style sheets have lists of their own, because browsers load
 * them and must not load the pages.
 */
export interface FeatureSite {
  /** The name of its folder. */
  name: string;
  /** Pages by the modules that their declarations name. */
  pages?: Readonly<Record<string, PublicPage<unknown>>>;
  band?: FrameBand;
  /** Its part of the page that phones show without a connection. */
  loadOfflinePart?(services: PageServices): Promise<ReactNode>;
}
