import type { PageDocument } from "../../../content/pages/index.ts";
import { EmptyList } from "../components/empty-list.tsx";
import { PageBanner } from "../components/page-banner.tsx";
import { PostCard, type ShownPost } from "../components/post-card.tsx";
import { Section } from "../components/section.tsx";
import { orElse } from "../components/words.tsx";
import { loadList } from "../load-list.ts";
import { createPage, describeByHead } from "../public-page.ts";
import { POST_CARD_FIELDS, showPost } from "../show-post.ts";
import { useWords } from "../site-context.tsx";

interface BlogData {
  head: PageDocument<"blog">["head"];
  posts: readonly ShownPost[];
}

function Blog({ data: { head, posts } }: { data: BlogData }) {
  const words = useWords();
  return (
    <>
      <PageBanner path="/blog" line={head.line} />
      <Section heading={orElse(head.heading, words.blog.heading)}>
        {posts.length === 0 ? (
          <EmptyList>{words.blog.none}</EmptyList>
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
  describe: ({ head }, site) => ({ ...describeByHead("/blog", head, site), feed: "/blog/feed.xml" }),
  Component: Blog,
});
