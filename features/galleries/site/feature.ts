import type { FeatureSite } from "../../../core/site/feature-site.ts";
import { page as album } from "./pages/album.tsx";
import { page as gallery } from "./pages/gallery.tsx";

export const galleriesSite: FeatureSite = {
  name: "galleries",
  pages: { album, gallery },
};
