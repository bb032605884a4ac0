import { findPictureSize } from "../../../content/images.ts";
import type { PublicEntry } from "../../../server/content/site-content.ts";
import type { SiteServices } from "../../../server/site/site-build.ts";
import { excerpt } from "../../ui/excerpt.ts";
import { Icon } from "../../ui/icon.tsx";
import { languageOf } from "../../ui/language.ts";
import { LinkedText } from "../components/linked-text.tsx";
import { PageBanner } from "../components/page-banner.tsx";
import { FailedPost, POST_PARENTS } from "../components/post-states.tsx";
import { UploadPicture, uploadUrl } from "../components/upload-picture.tsx";
import { formatDay } from "../dates.ts";
import type { DocumentMeta } from "../document-meta.tsx";
import { POST_PATH, postPath } from "../post-path.ts";
import { definePage, type Loaded, type PageRequest } from "../public-page.ts";

type Post = PublicEntry<"blocks">;

async function loadPost(services: SiteServices, { params }: PageRequest): Promise<Loaded<Post | undefined>> {
  try {
    const post = await services.content.find("blocks", params.id ?? "");
    return post ? { data: post } : { data: undefined, status: 404 };
  } catch (error) {
    services.reportError(error);
    return { data: undefined, status: 500 };
  }
}

function describe(post: Post | undefined, siteUrl: string): DocumentMeta {
  if (!post) return { title: "Blog", isIndexed: false };
  const path = postPath(post._id);
  const [image] = post.images;
  return {
    path,
    title: post.title,
    description: excerpt(post.description),
    type: "article",
    ...(image && { image: { path: uploadUrl(image), ...findPictureSize(image), alt: post.title } }),
    breadcrumb: [
      ...POST_PARENTS.map(({ label, href }) => ({ name: label, path: href })),
      { name: post.title, path },
    ],
    jsonLd: [describePost(siteUrl, path, post)],
  };
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
    ...(post.images[0] && { image: siteUrl + uploadUrl(post.images[0]) }),
  };
}

function BlogDetails({ data: post }: { data: Post | undefined }) {
  if (!post) return <FailedPost />;
  return (
    <>
      <PageBanner path={POST_PATH} parents={POST_PARENTS} isHeading={false} />
      <article className="page-width py-10 wrap-anywhere md:py-16">
        <UploadPicture
          name={post.images[0]}
          alt=""
          sizes="(min-width: 1216px) 72rem, 100vw"
          className="aspect-16/10 max-h-144 w-full rounded-panel object-cover shadow-raised"
          isFirst
        />
        <div className="mx-auto mt-8 max-w-reading md:mt-12">
          <h1 lang={languageOf(post.title)} className="text-heading text-maroon">
            {post.title}
          </h1>
          {/* Without a full post the description is all there is, and stands below in its place. */}
          {post.content && (
            <p
              lang={languageOf(post.description)}
              className="mt-5 border-l-4 border-saffron pl-5 text-lead whitespace-pre-line"
            >
              <LinkedText text={post.description} />
            </p>
          )}
          <p className="mt-5 text-ink-soft">
            By <b className="text-ink">{post.autherName}</b>,{" "}
            <time dateTime={post.createdAt}>{formatDay(post.createdAt)}</time>
          </p>
          <h2 className="mt-10 border-t border-line pt-8 text-subhead text-maroon">Full Post</h2>
          <Paragraphs text={post.content ?? post.description} />
          {post.authorImage && <Author name={post.autherName} image={post.authorImage} />}
          <a href="/blog" className="text-link mt-10 inline-flex min-h-11 items-center gap-2 font-bold">
            <Icon name="arrow-left" className="size-5" />
            All posts
          </a>
        </div>
      </article>
    </>
  );
}

/** An empty line begins a new paragraph; a single line break stays one. */
function Paragraphs({ text }: { text: string }) {
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== "");
  return (
    <div className="mt-4 grid gap-5 text-[1.125rem]">
      {paragraphs.map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a post may say the same thing twice
        <p key={index} lang={languageOf(paragraph)} className="whitespace-pre-line">
          <LinkedText text={paragraph.trim()} />
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

export const page = definePage({ load: loadPost, describe, Component: BlogDetails });
