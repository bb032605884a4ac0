import Newspaper from "lucide-react/icons/newspaper";
import type { FeaturePanel } from "../../../core/panel/feature-panel.ts";

export const postsPanel: FeaturePanel = { types: { blocks: { Icon: Newspaper } } };
