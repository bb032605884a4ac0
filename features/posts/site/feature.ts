import type { FeatureSite } from "../../../core/site/feature-site.ts";
import { page as blog } from "./pages/blog.tsx";
import { page as blogDetails } from "./pages/blog-details.tsx";

export const postsSite: FeatureSite = {
  name: "posts",
  pages: { blog, "blog-details": blogDetails },
};
