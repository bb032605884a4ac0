import { Link } from "react-router";
import { formatDay } from "../dates.ts";
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

/** A blog post in a list; the whole card leads to it. */
export function PostCard({ post }: { post: ShownPost }) {
  return (
    <article className="card group relative flex h-full flex-col">
      <UploadPicture
        name={post.image}
        alt=""
        sizes="(min-width: 1216px) 380px, (min-width: 768px) 33vw, 100vw"
        className="aspect-16/10 w-full object-cover"
      />
      <div className="flex grow flex-col p-5 md:p-6">
        <h3 className="text-subhead">
          <Link
            to={`/blog-details/${post._id}`}
            className="text-maroon after:absolute after:inset-0 group-hover:underline"
          >
            {post.title}
          </Link>
        </h3>
        <p className="mt-2 grow text-ink-soft">{post.excerpt}</p>
        <p className="mt-4 text-caption text-ink-soft">
          By {post.autherName}, <time dateTime={post.createdAt}>{formatDay(post.createdAt)}</time>
        </p>
      </div>
    </article>
  );
}
