import Megaphone from "lucide-react/icons/megaphone";
import type { FeatureDashboard } from "../../../core/panel/dashboard/feature-dashboard.ts";
import { words } from "../../../core/ui/panel-words.ts";

export const announcementDashboard: FeatureDashboard = {
  name: "announcement",
  quickActions: [
    {
      place: 500,
      to: "/admin/marquee-manager",
      label: words.announcement.edit,
      Icon: Megaphone,
      permission: "announcement:write",
    },
  ],
};
