import type { FeatureServer } from "../../../core/server/feature-server.ts";
import { postPath } from "../content/post-path.ts";
import { postFeed } from "./post-feed.ts";

export const postsServer: FeatureServer = {
  name: "posts",
  open: () => ({
    feeds: [postFeed],
    async listSitemapPages(content) {
      const { entries } = await content.list("blocks", ["updatedAt"]);
      return entries.map(({ _id, updatedAt }) => ({ path: postPath(_id), updatedAt }));
    },
  }),
};
