import type { FeatureSite } from "../../../core/site/feature-site.ts";
import { page as disclosure } from "./pages/disclosure.tsx";

export const disclosureSite: FeatureSite = {
  name: "disclosure",
  pages: { disclosure },
};
