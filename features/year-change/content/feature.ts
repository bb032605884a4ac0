import { defineFeature } from "../../../core/content/feature.ts";

export const yearChangeFeature = defineFeature({
  name: "year-change",
  dependsOn: ["school", "students"],
  screens: [
    { file: "year-change", needs: ["students:read", "students:write"], partOf: "/admin/student-management" },
  ],
});
