import Megaphone from "lucide-react/icons/megaphone";
import type { FeaturePanel } from "../../../core/panel/feature-panel.ts";
import { words } from "../../../core/ui/panel-words.ts";

export const announcementPanel: FeaturePanel = {
  links: [
    {
      group: "daily",
      position: 2,
      to: "/admin/marquee-manager",
      label: words.announcement.title,
      Icon: Megaphone,
    },
  ],
};
