import type { FeatureSample } from "../../../core/sample/feature-sample.ts";
import { facilities as facilitiesType } from "../content/facilities.ts";
import { facilities } from "./facilities.ts";
import { facilitiesPage } from "./list-pages.ts";

export const facilitiesSample: FeatureSample = {
  entries: [
    {
      place: 20,
      entries: facilities.map(({ picture, ...values }) => ({
        resource: facilitiesType,
        values,
        files: { image: [picture] },
      })),
    },
  ],
  pages: [{ name: "facilities", document: facilitiesPage }],
};
