import { postPath } from "../../../content/post-path.ts";
import { fillWords } from "../../ui/fill-words.tsx";
import { languageOf } from "../../ui/language.ts";
import { formatDay } from "../dates.ts";
import { useAddress, useSite } from "../site-context.tsx";
import { ON_PHONE } from "./picture.tsx";
import { UploadPicture } from "./upload-picture.tsx";

export interface ShownPost {
  _id: string;
  title: string;
  /** Already cut to 25 words. */
  excerpt: string;
  autherName: string;
  image: string | undefined;
  createdAt: string;
}

interface PostCardProps {
  post: ShownPost;
  /** The newest post at the head of the blog, across the whole page. */
  isLeading?: boolean;
  /** On a phone: a small picture beside the title, without the excerpt. */
  isBriefOnPhone?: boolean;
}

/** A blog post in a list; the whole card leads to it. */
export function PostCard({ post, isLeading = false, isBriefOnPhone = false }: PostCardProps) {
  const { words, language } = useSite();
  const address = useAddress();
  return (
    <article
      className={`card group relative flex h-full flex-col wrap-anywhere ${isLeading ? "lg:grid lg:grid-cols-[3fr_2fr]" : ""} ${isBriefOnPhone ? "max-md:grid max-md:grid-cols-[min(7rem,30vw)_1fr]" : ""}`}
    >
      <UploadPicture
        name={post.image}
        alt=""
        sizes={
          isLeading
            ? `(min-width: 1024px) 44rem, ${ON_PHONE.whole}`
            : `(min-width: 1216px) 380px, (min-width: 768px) 33vw, ${ON_PHONE.whole}`
        }
        className={`aspect-16/10 w-full object-cover ${isLeading ? "lg:h-full" : ""} ${isBriefOnPhone ? "max-md:aspect-auto max-md:h-full" : ""}`}
        isFirst={isLeading}
      />
      <div className={`flex grow flex-col p-4 md:p-6 ${isLeading ? "lg:justify-center lg:p-10" : ""}`}>
        <h3 lang={languageOf(post.title, language)} className={isLeading ? "text-heading" : "text-subhead"}>
          <a
            href={address(postPath(post._id))}
            className="text-maroon after:absolute after:inset-0 group-hover:underline"
          >
            {post.title}
          </a>
        </h3>
        <p
          lang={languageOf(post.excerpt, language)}
          className={`mt-2 text-ink-soft ${isLeading ? "md:text-lead" : "grow"} ${isBriefOnPhone ? "max-md:hidden" : ""}`}
        >
          {post.excerpt}
        </p>
        <p className="mt-3 text-caption text-ink-soft">
          {fillWords(words.blog.by, {
            name: <span lang={languageOf(post.autherName, language)}>{post.autherName}</span>,
            day: <time dateTime={post.createdAt}>{formatDay(post.createdAt, words.months)}</time>,
          })}
        </p>
      </div>
    </article>
  );
}
