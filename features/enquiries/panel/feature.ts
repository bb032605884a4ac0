import Mail from "lucide-react/icons/mail";
import type { FeaturePanel } from "../../../core/panel/feature-panel.ts";
import { OpenCount } from "./open-count.tsx";

export const enquiriesPanel: FeaturePanel = { types: { contacts: { Icon: Mail, Badge: OpenCount } } };
