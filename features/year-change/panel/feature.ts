import type { FeaturePanel } from "../../../core/panel/feature-panel.ts";
import { words } from "../../../core/ui/panel-words.ts";
import { useClassRenames } from "./use-class-renames.ts";

export const yearChangePanel: FeaturePanel = {
  listLinks: { students: [{ position: 3, to: "/admin/year-change", label: words.yearChange.title }] },
  pages: { school: { useSaved: useClassRenames } },
};
