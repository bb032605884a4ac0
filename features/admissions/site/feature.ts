import type { FeatureSite } from "../../../core/site/feature-site.ts";
import { page as admissions } from "./pages/admissions.tsx";

export const admissionsSite: FeatureSite = {
  name: "admissions",
  pages: { admissions },
};
