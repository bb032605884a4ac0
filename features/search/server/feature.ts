import type { FeatureServer } from "../../../core/server/feature-server.ts";
import { registerSuggestions } from "./suggestion-routes.ts";

export const searchServer: FeatureServer = {
  name: "search",
  open: () => ({ registerSite: registerSuggestions }),
};
