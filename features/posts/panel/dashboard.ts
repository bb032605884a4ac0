import Newspaper from "lucide-react/icons/newspaper";
import type { FeatureDashboard } from "../../../core/panel/dashboard/feature-dashboard.ts";
import { words } from "../../../core/ui/panel-words.ts";

export const postsDashboard: FeatureDashboard = {
  name: "posts",
  quickActions: [
    {
      place: 400,
      to: "/admin/block-management?new",
      label: words.blocksScreen.writePost,
      Icon: Newspaper,
      permission: "blocks:write",
    },
  ],
};
