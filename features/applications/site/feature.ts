import type { FeatureSite } from "../../../core/site/feature-site.ts";
import { page as apply } from "./pages/apply.tsx";
import { page as draw } from "./pages/draw.tsx";

export const applicationsSite: FeatureSite = {
  name: "applications",
  pages: { apply, draw },
  async loadPrivacyPart({ content, words }) {
    const { isOpen, months } = (await content.findSettings()).applications;
    const { privacyHeading, review } = words.apply;
    return isOpen ? [{ heading: privacyHeading, text: review.purpose(months) }] : [];
  },
};
