import FileBadge from "lucide-react/icons/file-badge";
import { lazy } from "react";
import type { FeaturePanel } from "../../../core/panel/feature-panel.ts";
import { words } from "../../../core/ui/panel-words.ts";
import { DISCLOSURE_CHECK_PATH } from "../content/screen-paths.ts";

export const disclosurePanel: FeaturePanel = {
  types: { certificates: { Icon: FileBadge } },
  pages: {
    disclosure: {
      link: { to: DISCLOSURE_CHECK_PATH, label: words.disclosureCheck.link },
      Facts: lazy(async () => ({ default: (await import("./known-facts.tsx")).KnownFacts })),
    },
  },
};
