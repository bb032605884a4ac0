import { formatDay } from "../../../core/content/text/format-day.ts";
import type { ShownEntry } from "../../../core/server/pages/site-content.ts";
import { Words } from "../../../core/site/components/words.tsx";
import { ON_PHONE } from "../../../core/site/pictures/picture.tsx";
import { UploadPicture } from "../../../core/site/pictures/upload-picture.tsx";
import { useAddress, useSite } from "../../../core/site/site-context.tsx";
import { excerpt } from "../../../core/ui/excerpt.ts";
import { fillWords } from "../../../core/ui/fill-words.tsx";
import { languageOf } from "../../../core/ui/language.ts";
import { postPath } from "../content/post-path.ts";

export const POST_CARD_FIELDS = ["title", "description", "autherName", "images", "createdAt"] as const;

export type ShownPost = ShownEntry<"blocks", (typeof POST_CARD_FIELDS)[number]>;

/** A blog post in a list; the whole card is a link. The newest one leads, across the whole page. */
export function PostCard({ post, isLeading = false }: { post: ShownPost; isLeading?: boolean }) {
  const { words, language } = useSite();
  const address = useAddress();
  const summary = excerpt(post.description);
  return (
    <article className={isLeading ? "card post-card leading-post" : "card post-card"}>
      <UploadPicture
        name={post.images[0]}
        alt=""
        sizes={
          isLeading
            ? `(min-width: 1024px) 44rem, ${ON_PHONE.whole}`
            : `(min-width: 1216px) 380px, (min-width: 768px) 33vw, ${ON_PHONE.whole}`
        }
        isFirst={isLeading}
      />
      <div>
        <h3 lang={languageOf(post.title, language)}>
          <a href={address(postPath(post._id))}>{post.title}</a>
        </h3>
        <p lang={languageOf(summary, language)}>{summary}</p>
        <p>
          {fillWords(words.blog.by, {
            name: <Words of={post.autherName} />,
            day: <time dateTime={post.createdAt}>{formatDay(post.createdAt, words.months)}</time>,
          })}
        </p>
      </div>
    </article>
  );
}
