import type { HomePage } from "../../../../content/pages/home.ts";
import { useWords } from "../../site-context.tsx";
import { ButtonLink } from "../button-link.tsx";
import { PostCard, type ShownPost } from "../post-card.tsx";
import { Section } from "../section.tsx";
import { orElse } from "../words.tsx";

interface LatestPostsProps {
  section: HomePage["blog"];
  posts: readonly ShownPost[];
}

export function LatestPosts({ section, posts }: LatestPostsProps) {
  const words = useWords();
  if (posts.length === 0) return null;
  return (
    <Section heading={orElse(section.heading, words.home.blog)} line={section.line} tone="paper">
      <ul className="latest-posts">
        {posts.map((post) => (
          <li key={post._id}>
            <PostCard post={post} />
          </li>
        ))}
      </ul>
      <p className="more">
        <ButtonLink to="/blog" look="secondary">
          {words.home.readBlog}
        </ButtonLink>
      </p>
    </Section>
  );
}
