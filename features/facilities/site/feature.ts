import type { FeatureSite } from "../../../core/site/feature-site.ts";
import { page as facilities } from "./pages/facilities.tsx";

export const facilitiesSite: FeatureSite = {
  name: "facilities",
  pages: { facilities },
};
