import type { FeatureSite } from "../../../core/site/feature-site.ts";
import { page as about } from "./pages/about.tsx";
import { page as activities } from "./pages/activities.tsx";
import { page as discipline } from "./pages/discipline.tsx";
import { page as services } from "./pages/services.tsx";

export const pagesSite: FeatureSite = {
  name: "pages",
  pages: { about, activities, discipline, services },
};
