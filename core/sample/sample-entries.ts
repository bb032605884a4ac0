import { pageNames, pages } from "../../features/pages.ts";
import { samples } from "../../features/sample.ts";
import { documentFiles } from "../content/pages/walk-document.ts";
import type { SampleEntry } from "./feature-sample.ts";
import { samplePages } from "./sample-pages.ts";

/** Every sample entry in the form of its content type. The position in this list is part of its file names. */
export const sampleEntries: SampleEntry[] = samples
  .flatMap(({ entries = [] }) => entries)
  .sort((one, other) => one.place - other.place)
  .flatMap(({ entries }) => entries);

export const sampleDocuments = samples.flatMap(({ documents = [] }) => documents);

/** The pictures, circulars and specimens used by the sample's entries and pages. */
export const sampleFileKeys: readonly string[] = [
  ...new Set([
    ...sampleEntries.flatMap(({ files }) => Object.values(files).flat()),
    ...pageNames.flatMap((name) => documentFiles(pages[name], samplePages[name])),
  ]),
];
