import type { ShownEntry } from "../../server/content/site-content.ts";
import { excerpt } from "../ui/excerpt.ts";
import type { ShownPost } from "./components/post-card.tsx";

export const POST_CARD_FIELDS = ["title", "description", "autherName", "images", "createdAt"] as const;

/** The part of a blog post that a list shows. */
export function showPost(post: ShownEntry<"blocks", (typeof POST_CARD_FIELDS)[number]>): ShownPost {
  const { _id, title, description, autherName, images, createdAt } = post;
  return { _id, title, excerpt: excerpt(description), autherName, image: images[0], createdAt };
}
