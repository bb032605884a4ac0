import type { FeatureServer } from "../../../core/server/feature-server.ts";
import { registerYearChangeRoutes } from "./year-change-routes.ts";
import { createYearChanger } from "./year-changer.ts";

export const yearChangeServer: FeatureServer = {
  name: "year-change",
  open: ({ db, pages, publish }) => ({
    registerEntryApi: (api) =>
      registerYearChangeRoutes(api, { pages, yearChanger: createYearChanger(db, publish) }),
  }),
};
