import type { PublicPage } from "./site/define-public-page.ts";

/** A screen of the panel, other than the list of a content type, which follows from its declaration. */
export interface Screen {
  /** The file in `panel/screens/`, without its ending. */
  file: string;
  /** Below /admin; absent: named like the file. A segment that begins with a colon stands for any value. */
  address?: string;
  /** The screen needs no session, and its address is a whole one. */
  isOpen?: true;
  /** Shown without the menu: without a token it leads to the login, not to the home page. */
  isAlone?: true;
  /** The permissions that the screen needs to be of any use. */
  needs?: readonly string[];
  /** The link of the menu that is marked while the screen is open; absent: its own. */
  partOf?: string;
}

/** How the school switches a feature off and on, on the screen "Parts of the site". Texts are in English and Hindi. */
export interface FeatureSwitch {
  title: readonly [en: string, hi: string];
  /** One sentence. */
  about: readonly [en: string, hi: string];
  /** The names of features that must be on. */
  needs?: readonly string[];
}

/** The description of a feature for every layer. Free of Zod, because public pages read it. */
export interface Feature {
  /** The name of its folder. */
  name: string;
  /** The features whose exports it imports (`scripts/import-directions.ts`). */
  dependsOn?: readonly string[];
  /** Absent: the feature is always on. */
  switch?: FeatureSwitch;
  /** The content types that go with it when it is switched off. */
  types?: readonly string[];
  publicPages?: readonly PublicPage[];
  /** The names of style sheets in its folder `site`; each is the only one of some public pages besides the common one. */
  stylesheets?: readonly string[];
  screens?: readonly Screen[];
  /** Texts with versions that are neither entries nor pages. Each has the permissions `NAME:read` and `NAME:write`. */
  singleTexts?: readonly string[];
}

/** Checks the literal against the type and keeps its exact type. */
export const defineFeature = <const Declared extends Feature>(feature: Declared & Feature): Declared =>
  feature;
