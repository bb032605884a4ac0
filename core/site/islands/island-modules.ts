import type { ComponentType } from "react";
import { featureIslands } from "../../../features/site-islands.ts";

/** The small islands load together; each other one is a chunk that only pages with that island fetch. */
// biome-ignore lint/suspicious/noExplicitAny: the props are checked where a page uses the island
export const islandModules: Readonly<Record<string, () => Promise<ComponentType<any>>>> = {
  ...featureIslands,
  carousel: async () => (await import("./carousel.tsx")).Carousel,
  pictures: async () => (await import("./pictures.tsx")).Pictures,
};
