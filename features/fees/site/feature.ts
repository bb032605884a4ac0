import type { FeatureSite } from "../../../core/site/feature-site.ts";
import { page as fees } from "./pages/fees.tsx";

export const feesSite: FeatureSite = {
  name: "fees",
  pages: { fees },
};
