import { type Feed, NEWEST } from "../../../core/server/site/feed.ts";
import { categoryName } from "../content/notice-facts.ts";
import { NOTICES_PATH, noticePath } from "../content/notice-path.ts";

export const noticeFeed: Feed = {
  path: `${NOTICES_PATH}/feed.xml`,
  page: NOTICES_PATH,
  name: (words) => words.notices.list,
  async load(content, language) {
    const fields = ["title", "description", "publishAt", "category", "createdAt", "updatedAt"] as const;
    const { entries } = await content.list("notices", fields, { ...NEWEST, language });
    const page = await content.page("notices");
    return entries.map(({ _id, title, description, publishAt, category, createdAt, updatedAt }) => ({
      id: _id,
      path: noticePath(_id),
      title,
      text: description,
      category: category ? categoryName(category, page, language) : undefined,
      publishedAt: publishAt ?? createdAt,
      updatedAt,
    }));
  },
};
