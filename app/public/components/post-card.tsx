import { formatDay } from "../../../content/school/format-day.ts";
import { postPath } from "../../../content/site/post-path.ts";
import { fillWords } from "../../ui/fill-words.tsx";
import { languageOf } from "../../ui/language.ts";
import { useAddress, useSite } from "../site-context.tsx";
import { ON_PHONE } from "./picture.tsx";
import { UploadPicture } from "./upload-picture.tsx";

export interface ShownPost {
  _id: string;
  title: string;
  /** An excerpt of 25 words. */
  excerpt: string;
  autherName: string;
  image: string | undefined;
  createdAt: string;
}

interface PostCardProps {
  post: ShownPost;
  /** Whether it is the newest post, across the whole page. */
  isLeading?: boolean;
}

/** A blog post in a list; the whole card is a link. */
export function PostCard({ post, isLeading = false }: PostCardProps) {
  const { words, language } = useSite();
  const address = useAddress();
  return (
    <article className={isLeading ? "card post-card leading-post" : "card post-card"}>
      <UploadPicture
        name={post.image}
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
        <p lang={languageOf(post.excerpt, language)}>{post.excerpt}</p>
        <p>
          {fillWords(words.blog.by, {
            name: <span lang={languageOf(post.autherName, language)}>{post.autherName}</span>,
            day: <time dateTime={post.createdAt}>{formatDay(post.createdAt, words.months)}</time>,
          })}
        </p>
      </div>
    </article>
  );
}
