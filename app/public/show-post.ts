import type { PublicEntry } from "../../server/content/site-content.ts";
import { excerpt } from "../ui/excerpt.ts";
import type { ShownPost } from "./components/post-card.tsx";

/** What a list shows of a blog post; the rest of it stays on the server. */
export function showPost(post: PublicEntry<"blocks">): ShownPost {
  const { _id, title, description, autherName, images, createdAt } = post;
  return { _id, title, excerpt: excerpt(description), autherName, image: images[0], createdAt };
}
