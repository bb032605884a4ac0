import LogOut from "lucide-react/icons/log-out";
import UserRound from "lucide-react/icons/user-round";
import UserKey from "lucide-react/icons/user-round-key";
import type { FeaturePanel } from "../../../core/panel/feature-panel.ts";
import { words } from "../../../core/ui/panel-words.ts";

const texts = words.frame.menu;

export const accountsPanel: FeaturePanel = {
  links: [
    { group: "self", position: 0, to: "/admin/account", label: texts.account, Icon: UserRound },
    { group: "office", position: 0, to: "/admin/accounts", label: texts.accounts, Icon: UserKey },
    { group: "self", position: 1, to: "/admin/logout", label: texts.logout, Icon: LogOut },
  ],
};
