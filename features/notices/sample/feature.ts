import { type FeatureSample, keys } from "../../../core/sample/feature-sample.ts";
import { notices as noticesType } from "../content/notices.ts";
import { notices } from "./notices.ts";
import { notices as noticesPage } from "./notices-page.ts";

export const noticesSample: FeatureSample = {
  entries: [
    {
      place: 10,
      entries: notices.map(({ circular, picture, ...values }) => ({
        resource: noticesType,
        values,
        files: { pdfOrImage: keys(circular, picture) },
      })),
    },
  ],
  pages: [{ name: "notices", document: noticesPage, part: 3 }],
};
