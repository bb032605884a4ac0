import type { FeatureServer } from "../../../core/server/feature-server.ts";
import { registerBoardRoutes } from "./board-routes.ts";

export const peopleServer: FeatureServer = {
  name: "people",
  open: () => ({ registerSite: registerBoardRoutes }),
};
