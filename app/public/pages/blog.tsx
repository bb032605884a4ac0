import type { PageDocument } from "../../../content/pages/index.ts";
import { EmptyList } from "../components/empty-list.tsx";
import { PageBanner } from "../components/page-banner.tsx";
import { PostCard, type ShownPost } from "../components/post-card.tsx";
import { Section } from "../components/section.tsx";
import { orElse } from "../components/words.tsx";
import { loadList } from "../load-list.ts";
import { createPage, describeByHead } from "../public-page.ts";
import { POST_CARD_FIELDS, showPost } from "../show-post.ts";

interface BlogData {
  head: PageDocument<"blog">["head"];
  posts: readonly ShownPost[];
}

function Blog({ data: { head, posts } }: { data: BlogData }) {
  return (
    <>
      <PageBanner path="/blog" line={head.line} />
      <Section heading={orElse(head.heading, "From our blog")}>
        {posts.length === 0 ? (
          <EmptyList>The first post will appear here soon.</EmptyList>
        ) : (
          <ul className="grid gap-6 md:grid-cols-2 lg:grid-cols-3">
            {posts.map((post, index) => (
              <li key={post._id} className="post-item">
                <PostCard post={post} isLeading={index === 0} />
              </li>
            ))}
          </ul>
        )}
      </Section>
    </>
  );
}

export const page = createPage<BlogData>({
  load: async (services) => ({
    data: {
      head: (await services.content.page("blog")).head,
      posts: (await loadList(services, "blocks", POST_CARD_FIELDS)).map(showPost),
    },
  }),
  describe: ({ head }) => describeByHead("/blog", head),
  Component: Blog,
});
