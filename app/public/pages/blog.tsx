import { pageHeads } from "../../../content/pages/page-heads.ts";
import { EmptyList } from "../components/empty-list.tsx";
import { PageBanner } from "../components/page-banner.tsx";
import { PostCard, type ShownPost } from "../components/post-card.tsx";
import { Section } from "../components/section.tsx";
import { loadList } from "../load-list.ts";
import { definePage, describeByHead } from "../public-page.ts";
import { POST_CARD_FIELDS, showPost } from "../show-post.ts";

function Blog({ data: posts }: { data: readonly ShownPost[] }) {
  const { heading, line } = pageHeads["/blog"];
  return (
    <>
      <PageBanner path="/blog" line={line} />
      <Section heading={heading}>
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

export const page = definePage({
  load: async (services) => ({ data: (await loadList(services, "blocks", POST_CARD_FIELDS)).map(showPost) }),
  describe: () => describeByHead("/blog"),
  Component: Blog,
});
