import type { ComponentType, ReactNode } from "react";
import type { PageServices, PrivacyPart, PublicPage } from "./public-page.ts";

/** The properties of the bands of a page. */
export interface FrameState {
  shownPaths: ReadonlySet<string>;
  /** The entries that earlier bands show. */
  shownIds: ReadonlySet<string>;
}

/** A band in the frame of every public page. */
export interface FrameBand {
  /** `topStrip` is beside the telephone number, above the header; at most one feature has it. */
  place: "aboveHeader" | "topStrip" | "belowHeader";
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
  /** The id of a dialog that is hidden for the rest of the visit once the visitor has closed it: `:root[data-closed~="ID"]`. */
  popupId?: string;
  /** Helps visitors at an address without a page; at most one feature has it. */
  MissingPageHelp?: ComponentType;
  /** Its part of the page that phones show without a connection. */
  loadOfflinePart?(services: PageServices): Promise<ReactNode>;
  /** The section about its data on the page about privacy. */
  loadPrivacyPart?(services: Omit<PageServices, "loadPrivacyParts">): Promise<PrivacyPart[]>;
}
