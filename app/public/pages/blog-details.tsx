import { data, Link } from "react-router";
import { school } from "../../../content/pages/school.ts";
import { siteServices } from "../../site-services.ts";
import { excerpt } from "../../ui/excerpt.ts";
import { PageBanner } from "../components/page-banner.tsx";
import { UploadPicture, uploadUrl } from "../components/upload-picture.tsx";
import { formatDay } from "../dates.ts";
import { documentMeta, findSiteUrl } from "../document-meta.ts";
import type { Route } from "./+types/blog-details.ts";

const BLOG = { label: "Blog", href: "/blog" };

export async function loader({ context, params }: Route.LoaderArgs) {
  const { content, reportError } = context.get(siteServices);
  try {
    const post = await content.find("blocks", params.id);
    if (!post) return data({ post: null }, 404);
    const {
      _id,
      title,
      description,
      autherName,
      images,
      content: fullPost,
      authorImage,
      createdAt,
      updatedAt,
    } = post;
    return data({
      post: {
        _id,
        title,
        description,
        autherName,
        image: images[0],
        paragraphs: toParagraphs(fullPost ?? description),
        authorImage,
        createdAt,
        updatedAt,
      },
    });
  } catch (error) {
    reportError(error);
    return data({ post: null }, 500);
  }
}

const toParagraphs = (text: string) =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== "");

type Post = NonNullable<Route.ComponentProps["loaderData"]["post"]>;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const siteUrl = findSiteUrl(matches);
  const post = loaderData?.post;
  if (!post) return [{ title: `Blog | ${school.name}` }, { name: "robots", content: "noindex" }];
  const path = `/blog-details/${post._id}`;
  return documentMeta(siteUrl, {
    path,
    title: post.title,
    description: excerpt(post.description),
    type: "article",
    ...(post.image && { image: { path: uploadUrl(post.image), alt: post.title } }),
    breadcrumb: [
      { name: BLOG.label, path: BLOG.href },
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
  return (
    <>
      <PageBanner parents={[BLOG]} />
      {post ? (
        <FullPost post={post} />
      ) : (
        <div className="page-width py-20 text-center">
          <p role="alert" className="text-lead text-danger">
            Failed to load blog details.
          </p>
          <Link to="/blog" className="button button-secondary mt-6">
            All posts
          </Link>
        </div>
      )}
    </>
  );
}

function FullPost({ post }: { post: Post }) {
  return (
    <article className="page-width py-10 md:py-16">
      <UploadPicture
        name={post.image}
        alt=""
        sizes="(min-width: 1216px) 72rem, 100vw"
        className="aspect-16/10 max-h-144 w-full rounded-panel object-cover shadow-raised"
      />
      <div className="mx-auto mt-8 max-w-reading">
        <h2 className="text-heading text-maroon">{post.title}</h2>
        <p className="mt-3 text-ink-soft">
          By {post.autherName}, <time dateTime={post.createdAt}>{formatDay(post.createdAt)}</time>
        </p>
        <p className="mt-6 border-l-4 border-saffron pl-5 text-lead">{post.description}</p>
        <h3 className="mt-10 text-subhead text-maroon">Full Post</h3>
        <div className="mt-3 grid gap-5">
          {post.paragraphs.map((paragraph, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a post may say the same thing twice
            <p key={index} className="whitespace-pre-line">
              {paragraph}
            </p>
          ))}
        </div>
        {post.authorImage && (
          <figure className="mt-12 flex items-center gap-5 border-t border-line pt-6">
            <UploadPicture
              name={post.authorImage}
              alt={post.autherName}
              sizes="96px"
              className="size-24 rounded-full object-cover"
            />
            <figcaption>
              <b className="block">{post.autherName}</b>
              <span className="text-ink-soft">Author Bio or Info</span>
            </figcaption>
          </figure>
        )}
      </div>
    </article>
  );
}
