import type { FeatureSite } from "../../../core/site/feature-site.ts";
import { page as privacy } from "./pages/privacy.tsx";
import { page as students } from "./pages/students.tsx";

export const studentsSite: FeatureSite = {
  name: "students",
  pages: { privacy, students },
};
