import ClipboardList from "lucide-react/icons/clipboard-list";
import type { FeaturePanel } from "../../../core/panel/feature-panel.ts";
import { words } from "../../../core/ui/panel-words.ts";

export const applicationsPanel: FeaturePanel = {
  types: { applications: { Icon: ClipboardList } },
  recordLinks: {
    students: [
      {
        needs: "applications:read",
        label: words.applicationsScreen.ofStudent,
        find: async (id, signal) => (await import("./find-of-student.ts")).findOfStudent(id, signal),
      },
    ],
  },
};
