import { featureSites } from "../../../features/site.ts";
import { isOn } from "../../content/parts/parts.ts";
import type { FrameBand, LoadedBand } from "../feature-site.ts";
import type { PageServices } from "../public-page.ts";

export interface ShownBand {
  feature: string;
  place: FrameBand["place"];
  band: LoadedBand["band"];
}

/** The bands of all features, one after the other, because a band leaves out what an earlier one shows. */
export async function loadBands(
  services: PageServices,
  shownPaths: ReadonlySet<string>,
): Promise<ShownBand[]> {
  const off = await services.content.findOffParts();
  const shownIds = new Set<string>();
  const bands: ShownBand[] = [];
  for (const { name, band: declared } of featureSites) {
    if (!declared || !isOn(off, name)) continue;
    const loaded = await declared.load(services, { shownPaths, shownIds });
    bands.push({ feature: name, place: declared.place, band: loaded.band });
    for (const id of loaded.shownIds ?? []) shownIds.add(id);
  }
  return bands;
}
