import Building from "lucide-react/icons/building-2";
import type { FeaturePanel } from "../../../core/panel/feature-panel.ts";

export const facilitiesPanel: FeaturePanel = { types: { facilities: { Icon: Building } } };
