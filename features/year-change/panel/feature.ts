import type { FeaturePanel } from "../../../core/panel/feature-panel.ts";
import { useClassRenames } from "./use-class-renames.ts";

export const yearChangePanel: FeaturePanel = { pages: { school: { useSaved: useClassRenames } } };
