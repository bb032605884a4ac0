import { defineFeature } from "../../../core/content/feature.ts";

export const yearChangeFeature = defineFeature({
  name: "year-change",
  screens: [
    { file: "year-change", needs: ["students:read", "students:write"], partOf: "/admin/student-management" },
  ],
  auditTypes: { yearChange: { needs: "students:read", place: 60 } },
});
