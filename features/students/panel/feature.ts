import Award from "lucide-react/icons/award";
import GraduationCap from "lucide-react/icons/graduation-cap";
import type { FeaturePanel } from "../../../core/panel/feature-panel.ts";
import { words } from "../../../core/ui/panel-words.ts";
import { studentRecordPath } from "../content/screen-paths.ts";
import { dropKeptImports } from "./import/imported-work.ts";

const texts = words.childRecord;

export const studentsPanel: FeaturePanel = {
  types: {
    students: { Icon: GraduationCap, entryScreen: texts.title, purgeWarning: texts.purgeWarning },
    topStudents: { Icon: Award },
  },
  linkedFields: [
    {
      field: "studentId",
      needs: ["consents:read", "students:read"],
      nameOf: async (id, signal) => (await import("./consent/linked-children.ts")).nameChild(id, signal),
    },
  ],
  onLogout: dropKeptImports,
  // On consent slips.
  printedPaths: [studentRecordPath("")],
};
