import { EmptyList } from "../../../../core/site/components/empty-list.tsx";
import { PageBanner } from "../../../../core/site/components/page-banner.tsx";
import { Section } from "../../../../core/site/components/section.tsx";
import { orElse } from "../../../../core/site/components/words.tsx";
import { loadList } from "../../../../core/site/load-list.ts";
import { type ListPageProps, listPage } from "../../../../core/site/public-page.ts";
import { useWords } from "../../../../core/site/site-context.tsx";
import { POST_CARD_FIELDS, PostCard, type ShownPost } from "../post-card.tsx";

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
