import type { FeatureSample } from "../../../core/sample/feature-sample.ts";
import { galleries as galleriesType } from "../content/galleries.ts";
import { galleries } from "./galleries.ts";
import { galleryPage } from "./list-pages.ts";

export const galleriesSample: FeatureSample = {
  entries: [
    {
      place: 50,
      entries: galleries.map(({ pictures, ...values }) => ({
        resource: galleriesType,
        values,
        files: { images: pictures },
      })),
    },
  ],
  pages: [{ name: "gallery", document: galleryPage }],
};
