import type { FeatureSite } from "../../../core/site/feature-site.ts";
import { page as home } from "./pages/home.tsx";

export const homeSite: FeatureSite = {
  name: "home",
  pages: { home },
};
