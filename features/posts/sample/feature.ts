import type { FeatureSample } from "../../../core/sample/feature-sample.ts";
import { blocks as blocksType } from "../content/blocks.ts";
import { blocks } from "./blocks.ts";
import { blogPage } from "./list-pages.ts";

export const postsSample: FeatureSample = {
  entries: [
    {
      place: 40,
      entries: blocks.map(({ pictures, authorPicture, createdAt, ...values }) => ({
        resource: blocksType,
        values,
        files: { images: pictures, authorImage: [authorPicture] },
        createdAt,
      })),
    },
  ],
  pages: [{ name: "blog", document: blogPage }],
};
