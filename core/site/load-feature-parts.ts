import { featureSites } from "../../features/site.ts";
import { isOn } from "../content/parts/parts.ts";
import type { FeatureSite } from "./feature-site.ts";
import type { PageServices } from "./public-page.ts";

/** The parts that features have in a page of others; those that are switched off have none. */
export async function loadFeatureParts<Part>(
  { content }: Pick<PageServices, "content">,
  load: (feature: FeatureSite) => Promise<Part> | undefined,
): Promise<{ feature: string; part: Part }[]> {
  const off = await content.findOffParts();
  const parts: { feature: string; part: Part }[] = [];
  for (const feature of featureSites) {
    const loading = isOn(off, feature.name) ? load(feature) : undefined;
    if (loading) parts.push({ feature: feature.name, part: await loading });
  }
  return parts;
}
