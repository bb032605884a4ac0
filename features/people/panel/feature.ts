import Briefcase from "lucide-react/icons/briefcase";
import Landmark from "lucide-react/icons/landmark";
import Users from "lucide-react/icons/users";
import type { FeaturePanel } from "../../../core/panel/feature-panel.ts";

export const peoplePanel: FeaturePanel = {
  types: { team: { Icon: Users }, alumni: { Icon: Briefcase }, committee: { Icon: Landmark } },
};
