import type { FeatureServer } from "../../../core/server/feature-server.ts";
import { noticePath } from "../content/notice-path.ts";
import { noticeFeed } from "./notice-feed.ts";
import { registerNoticeKitRoutes } from "./notice-kit-routes.ts";

export const noticesServer: FeatureServer = {
  name: "notices",
  open: () => ({
    feeds: [noticeFeed],
    async listSitemapPages(content) {
      const { entries } = await content.list("notices", ["updatedAt"]);
      return entries.map(({ _id, updatedAt }) => ({ path: noticePath(_id), updatedAt }));
    },
    registerSite: registerNoticeKitRoutes,
  }),
};
