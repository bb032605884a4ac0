import { home } from "../../../../content/pages/home.ts";
import { ButtonLink } from "../button-link.tsx";
import { PostCard, type ShownPost } from "../post-card.tsx";
import { Section } from "../section.tsx";

export function LatestPosts({ posts }: { posts: readonly ShownPost[] }) {
  if (posts.length === 0) return null;
  return (
    <Section {...home.blog} tone="paper">
      <ul className="grid gap-4 md:grid-cols-3 md:gap-6">
        {posts.map((post) => (
          <li key={post._id}>
            <PostCard post={post} isBriefOnPhone />
          </li>
        ))}
      </ul>
      <p className="mt-8 text-center">
        <ButtonLink to="/blog" look="secondary">
          Read the blog
        </ButtonLink>
      </p>
    </Section>
  );
}
