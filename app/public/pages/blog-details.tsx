import { data, Link } from "react-router";
import { findPictureSize } from "../../../content/images.ts";
import { school } from "../../../content/pages/school.ts";
import type { PublicEntry } from "../../../server/content/site-content.ts";
import { siteServices } from "../../site-services.ts";
import { excerpt } from "../../ui/excerpt.ts";
import { Icon } from "../../ui/icon.tsx";
import { PageBanner } from "../components/page-banner.tsx";
import { FailedPost, POST_PARENTS, postPath } from "../components/post-states.tsx";
import { UploadPicture, uploadUrl } from "../components/upload-picture.tsx";
import { formatDay } from "../dates.ts";
import { documentMeta, findSiteUrl } from "../document-meta.ts";
import type { Route } from "./+types/blog-details.ts";

export async function loader({ context, params }: Route.LoaderArgs) {
  const { content, reportError } = context.get(siteServices);
  try {
    const post = await content.find("blocks", params.id);
    return post ? data({ post: showWholePost(post) }) : data({ post: null }, 404);
  } catch (error) {
    reportError(error);
    return data({ post: null }, 500);
  }
}

function showWholePost(post: PublicEntry<"blocks">) {
  const { _id, title, description, autherName, images, content, authorImage, createdAt, updatedAt } = post;
  return {
    _id,
    title,
    description,
    autherName,
    image: images[0],
    content,
    authorImage,
    createdAt,
    updatedAt,
  };
}

type Post = ReturnType<typeof showWholePost>;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const siteUrl = findSiteUrl(matches);
  const post = loaderData?.post;
  if (!post) return [{ title: `Blog | ${school.name}` }, { name: "robots", content: "noindex" }];
  const path = postPath(post._id);
  return documentMeta(siteUrl, {
    path,
    title: post.title,
    description: excerpt(post.description),
    type: "article",
    ...(post.image && {
      image: { path: uploadUrl(post.image), ...findPictureSize(post.image), alt: post.title },
    }),
    breadcrumb: [
      ...POST_PARENTS.map(({ label, href }) => ({ name: label, path: href })),
      { name: post.title, path },
    ],
    jsonLd: [describePost(siteUrl, path, post)],
  });
}

function describePost(siteUrl: string, path: string, post: Post): Record<string, unknown> {
  return {
    "@type": "BlogPosting",
    headline: post.title,
    description: excerpt(post.description),
    author: { "@type": "Person", name: post.autherName },
    publisher: { "@id": `${siteUrl}/#school` },
    datePublished: post.createdAt,
    dateModified: post.updatedAt,
    mainEntityOfPage: siteUrl + path,
    ...(post.image && { image: siteUrl + uploadUrl(post.image) }),
  };
}

export default function BlogDetails({ loaderData: { post } }: Route.ComponentProps) {
  if (!post) return <FailedPost />;
  return (
    <>
      <PageBanner parents={POST_PARENTS} isHeading={false} />
      <article className="page-width py-10 wrap-anywhere md:py-16">
        <UploadPicture
          name={post.image}
          alt=""
          sizes="(min-width: 1216px) 72rem, 100vw"
          className="aspect-16/10 max-h-144 w-full rounded-panel object-cover shadow-raised"
          isFirst
        />
        <div className="mx-auto mt-8 max-w-reading md:mt-12">
          <h1 className="text-heading text-maroon">{post.title}</h1>
          {/* Without a full post the description is all there is, and stands below in its place. */}
          {post.content && (
            <p className="mt-5 border-l-4 border-saffron pl-5 text-lead whitespace-pre-line">
              {post.description}
            </p>
          )}
          <p className="mt-5 text-ink-soft">
            By <b className="text-ink">{post.autherName}</b>,{" "}
            <time dateTime={post.createdAt}>{formatDay(post.createdAt)}</time>
          </p>
          <h2 className="mt-10 border-t border-line pt-8 text-subhead text-maroon">Full Post</h2>
          <Paragraphs text={post.content ?? post.description} />
          {post.authorImage && <Author name={post.autherName} image={post.authorImage} />}
          <Link to="/blog" className="text-link mt-10 inline-flex min-h-11 items-center gap-2 font-bold">
            <Icon name="arrow-left" className="size-5" />
            All posts
          </Link>
        </div>
      </article>
    </>
  );
}

/** An empty line begins a new paragraph; a single line break stays one. */
function Paragraphs({ text }: { text: string }) {
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== "");
  return (
    <div className="mt-4 space-y-5 text-[1.125rem]">
      {paragraphs.map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a post may say the same thing twice
        <p key={index} className="whitespace-pre-line">
          {paragraph.trim()}
        </p>
      ))}
    </div>
  );
}

function Author({ name, image }: { name: string; image: string }) {
  return (
    <figure className="mt-12 flex items-center gap-5 rounded-card bg-cream-deep p-5">
      <UploadPicture
        name={image}
        alt={`Portrait of ${name}`}
        sizes="96px"
        className="size-24 shrink-0 rounded-full object-cover"
      />
      <figcaption>
        <b className="block font-display text-subhead font-normal text-maroon">{name}</b>
        <span className="text-ink-soft">Author Bio or Info</span>
      </figcaption>
    </figure>
  );
}
