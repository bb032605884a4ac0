import type { FeatureSite } from "../../../core/site/feature-site.ts";
import { page as search } from "./pages/search.tsx";
import { SearchInstead } from "./site-search.tsx";

export const searchSite: FeatureSite = {
  name: "search",
  pages: { search },
  MissingPageHelp: SearchInstead,
};
