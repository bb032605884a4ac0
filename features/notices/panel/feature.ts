import Bell from "lucide-react/icons/bell";
import type { FeaturePanel } from "../../../core/panel/feature-panel.ts";
import { ShareProvider } from "./share-provider.tsx";

export const noticesPanel: FeaturePanel = { types: { notices: { Icon: Bell } }, Provider: ShareProvider };
