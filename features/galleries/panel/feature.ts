import Images from "lucide-react/icons/images";
import type { FeaturePanel } from "../../../core/panel/feature-panel.ts";

export const galleriesPanel: FeaturePanel = { types: { galleries: { Icon: Images } } };
