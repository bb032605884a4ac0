import { EmptyList } from "../components/empty-list.tsx";
import { PageBanner } from "../components/page-banner.tsx";
import { POST_CARD_FIELDS, PostCard, type ShownPost } from "../components/post-card.tsx";
import { Section } from "../components/section.tsx";
import { orElse } from "../components/words.tsx";
import { loadList } from "../load-list.ts";
import { type ListPageProps, listPage } from "../public-page.ts";
import { useWords } from "../site-context.tsx";

function Blog({ data: { document, entries: posts } }: ListPageProps<"blog", ShownPost>) {
  const words = useWords();
  return (
    <>
      <PageBanner path="/blog" line={document.head.line} />
      <Section heading={orElse(document.head.heading, words.blog.heading)}>
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

export const page = listPage("blog", (services) => loadList(services, "blocks", POST_CARD_FIELDS), Blog, {
  feed: "/blog/feed.xml",
});
