import type { FeatureSite } from "../../../core/site/feature-site.ts";
import { page as alumni } from "./pages/alumni.tsx";
import { page as management } from "./pages/management.tsx";
import { page as teachers } from "./pages/teachers.tsx";

export const peopleSite: FeatureSite = {
  name: "people",
  pages: { alumni, management, teachers },
};
