import FileBadge from "lucide-react/icons/file-badge";
import type { FeaturePanel } from "../../../core/panel/feature-panel.ts";

export const disclosurePanel: FeaturePanel = { types: { certificates: { Icon: FileBadge } } };
