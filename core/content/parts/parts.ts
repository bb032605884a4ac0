import { features } from "../../../features/content.ts";
import type { Feature, FeatureSwitch } from "../feature.ts";

/** A feature that the school can switch off. */
export interface Part extends FeatureSwitch {
  name: string;
}

export const PARTS_PATH = "/parts";
/** Their type in the history, the id of their versions, and the tag of what depends on them. */
export const PARTS_TYPE = "parts";

const all: readonly Feature[] = features;

/** In the order of the screen "Parts of the site". */
export const parts: readonly Part[] = all.flatMap(({ name, switch: declared }) =>
  declared ? [{ name, ...declared }] : [],
);

export const partNames: readonly string[] = parts.map(({ name }) => name);

/** The names of the features that are off. */
export type OffParts = ReadonlySet<string>;

export const NONE_OFF: OffParts = new Set();

/** The one function that decides whether a feature is on. What belongs to no feature is always on. */
export const isOn = (off: OffParts, feature: string | undefined): boolean =>
  feature === undefined || !off.has(feature);

const isFeature = (name: string) => all.some((feature) => feature.name === name);

/** The names of the parts that a part needs, itself and through others. A feature that was deleted is not needed. */
export function findNeeds(name: string): string[] {
  const { needs = [] } = parts.find((part) => part.name === name) ?? {};
  return [...new Set(needs.filter(isFeature).flatMap((needed) => [needed, ...findNeeds(needed)]))];
}

/** The parts that need a part. */
export const findDependents = (name: string): string[] =>
  partNames.filter((other) => findNeeds(other).includes(name));

/** The parts that are off if these are: the named ones, and those that need one of them. */
export const closeOff = (names: Iterable<string>): OffParts =>
  new Set(
    [...names].filter((name) => partNames.includes(name)).flatMap((name) => [name, ...findDependents(name)]),
  );

/** A part that would stay on without something that it needs. */
export function findUnmetNeed(off: OffParts): { part: Part; needed: Part } | undefined {
  for (const part of parts) {
    if (off.has(part.name)) continue;
    const name = findNeeds(part.name).find((each) => off.has(each));
    const needed = parts.find((other) => other.name === name);
    if (needed) return { part, needed };
  }
  return undefined;
}

const ownersOf = (listNames: (feature: Feature) => readonly string[]): ReadonlyMap<string, string> =>
  new Map(all.flatMap((feature) => listNames(feature).map((name) => [name, feature.name] as const)));

const switchedPages = ({ publicPages = [] }: Feature) => publicPages.filter(({ staysOn }) => !staysOn);

const byType = ownersOf(({ types = [], ownDocuments = [] }) => [...types, ...ownDocuments]);
const byPath = ownersOf((feature) => switchedPages(feature).map(({ path }) => path));
const byPage = ownersOf((feature) => [
  ...switchedPages(feature).map(({ module }) => module),
  ...(feature.ownDocuments ?? []),
]);
const byScreen = ownersOf(({ screens = [] }) => screens.map(({ file }) => file));

/** The feature of a content type or an own document. */
export const featureOfType = (type: string): string | undefined => byType.get(type);
/** The feature of a public page, by the path of its declaration. */
export const featureOfPath = (path: string): string | undefined => byPath.get(path);
/** The paths of the public pages of features that are off. */
export const findOffPaths = (off: OffParts): ReadonlySet<string> =>
  new Set([...byPath].flatMap(([path, feature]) => (isOn(off, feature) ? [] : [path])));
/** The feature of a document: its public page has the same name. */
export const featureOfPage = (name: string): string | undefined => byPage.get(name);
/** The feature of a screen that is not the list of a content type, by its file. */
export const featureOfScreen = (file: string): string | undefined => byScreen.get(file);

/** The feature of something with a history: an entry or a document. */
export const featureOfVersioned = (type: string, id?: string): string | undefined =>
  type === "pages" && id !== undefined ? featureOfPage(id) : featureOfType(type);
