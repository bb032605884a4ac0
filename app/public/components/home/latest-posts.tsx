import { home } from "../../../../content/pages/home.ts";
import { ButtonLink } from "../button-link.tsx";
import { PostCard, type ShownPost } from "../post-card.tsx";
import { Section } from "../section.tsx";

/** A phone shows these; the rest is one step away. */
const ON_PHONES = 2;

export function LatestPosts({ posts }: { posts: readonly ShownPost[] }) {
  if (posts.length === 0) return null;
  return (
    <Section {...home.blog} tone="paper">
      <ul className="grid gap-4 md:grid-cols-3 md:gap-6">
        {posts.map((post, index) => (
          <li key={post._id} className={index >= ON_PHONES ? "max-md:hidden" : undefined}>
            <PostCard post={post} isBriefOnPhone />
          </li>
        ))}
      </ul>
      <p className="more">
        <ButtonLink to="/blog" look="secondary">
          Read the blog
        </ButtonLink>
      </p>
    </Section>
  );
}
