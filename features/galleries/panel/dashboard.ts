import Images from "lucide-react/icons/images";
import type { FeatureDashboard } from "../../../core/panel/dashboard/feature-dashboard.ts";
import { words } from "../../../core/ui/panel-words.ts";

export const galleriesDashboard: FeatureDashboard = {
  name: "galleries",
  quickActions: [
    {
      place: 300,
      to: "/admin/gallery-management?new",
      label: words.galleriesScreen.create,
      Icon: Images,
      permission: "galleries:write",
    },
  ],
};
