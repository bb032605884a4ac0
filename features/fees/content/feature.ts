import { defineFeature } from "../../../core/content/feature.ts";
import { page } from "../../../core/content/site/define-public-page.ts";

export const feesFeature = defineFeature({
  name: "fees",
  dependsOn: ["school"],
  publicPages: [
    page("/fees", { place: 50, titleHi: "शुल्क", label: ["Fee Structure", "शुल्क विवरण"], menu: "school" }),
  ],
});
