import type { FeatureSite } from "../../../core/site/feature-site.ts";
import { page as contact } from "./pages/contact.tsx";

export const contactSite: FeatureSite = {
  name: "contact",
  pages: { contact },
};
