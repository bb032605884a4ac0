import Award from "lucide-react/icons/award";
import GraduationCap from "lucide-react/icons/graduation-cap";
import type { FeaturePanel } from "../../../core/panel/feature-panel.ts";

export const studentsPanel: FeaturePanel = {
  types: { students: { Icon: GraduationCap }, topStudents: { Icon: Award } },
};
