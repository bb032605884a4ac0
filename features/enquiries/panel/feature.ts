import Mail from "lucide-react/icons/mail";
import type { FeaturePanel } from "../../../core/panel/feature-panel.ts";
import { UnreadCount } from "./unread-count.tsx";

export const enquiriesPanel: FeaturePanel = { types: { contacts: { Icon: Mail, Badge: UnreadCount } } };
