import type { FeatureSite } from "../../../core/site/feature-site.ts";
import { page as parents } from "./pages/parents.tsx";

export const parentsSite: FeatureSite = {
  name: "parents",
  pages: { parents },
};
