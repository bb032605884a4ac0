import { withoutMarks } from "../../../core/content/text/markdown-marks.ts";
import { type Feed, NEWEST } from "../../../core/server/site/feed.ts";
import { postPath } from "../content/post-path.ts";

export const postFeed: Feed = {
  path: "/blog/feed.xml",
  page: "/blog",
  name: (words) => words.menu["/blog"],
  async load(content, language) {
    const fields = ["title", "description", "createdAt", "updatedAt"] as const;
    const { entries } = await content.list("blocks", fields, { ...NEWEST, language });
    return entries.map(({ _id, title, description, createdAt, updatedAt }) => ({
      id: _id,
      path: postPath(_id),
      title,
      text: withoutMarks(description),
      publishedAt: createdAt,
      updatedAt,
    }));
  },
};
