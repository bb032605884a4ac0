import { pageHeads } from "../../../content/pages/page-heads.ts";
import { siteServices } from "../../site-services.ts";
import { EmptyList } from "../components/empty-list.tsx";
import { PageBanner } from "../components/page-banner.tsx";
import { PostCard } from "../components/post-card.tsx";
import { Section } from "../components/section.tsx";
import { loadList } from "../load-list.ts";
import { pageMeta } from "../page-meta.ts";
import { POST_CARD_FIELDS, showPost } from "../show-post.ts";
import type { Route } from "./+types/blog.ts";

export const meta = pageMeta("/blog");

export async function loader({ context }: Route.LoaderArgs) {
  const posts = await loadList(context.get(siteServices), "blocks", POST_CARD_FIELDS);
  return { posts: posts.map(showPost) };
}

export default function Blog({ loaderData: { posts } }: Route.ComponentProps) {
  const { heading, line } = pageHeads["/blog"];
  return (
    <>
      <PageBanner line={line} />
      <Section heading={heading}>
        {posts.length === 0 ? (
          <EmptyList>The first post will appear here soon.</EmptyList>
        ) : (
          <ul className="grid gap-6 md:grid-cols-2 lg:grid-cols-3">
            {posts.map((post, index) => (
              <li key={post._id} className="first:md:col-span-2 first:lg:col-span-3">
                <PostCard post={post} isLeading={index === 0} />
              </li>
            ))}
          </ul>
        )}
      </Section>
    </>
  );
}
