import { findPictureSize } from "../../../../core/content/files/images.ts";
import { formatDay } from "../../../../core/content/text/format-day.ts";
import { captionIn } from "../../../../core/content/types/captions.ts";
import type { PublicEntry } from "../../../../core/server/pages/site-content.ts";
import { ButtonLink } from "../../../../core/site/components/button-link.tsx";
import { LinkedText } from "../../../../core/site/components/linked-text.tsx";
import { LoadAgain } from "../../../../core/site/components/load-again.tsx";
import { PageBanner } from "../../../../core/site/components/page-banner.tsx";
import { Words } from "../../../../core/site/components/words.tsx";
import type { Described, DocumentMeta } from "../../../../core/site/document-meta.tsx";
import { UploadPicture } from "../../../../core/site/pictures/upload-picture.tsx";
import {
  createPage,
  type Loaded,
  type PageRequest,
  type PageServices,
} from "../../../../core/site/public-page.ts";
import { useAddress, useSite, useWords } from "../../../../core/site/site-context.tsx";
import { excerpt } from "../../../../core/ui/excerpt.ts";
import { fillWords } from "../../../../core/ui/fill-words.tsx";
import { Icon } from "../../../../core/ui/icon.tsx";
import { languageOf } from "../../../../core/ui/language.ts";
import { uploadUrl } from "../../../../core/ui/uploads.ts";
import type { Words as ProgramWords } from "../../../../core/words/en.ts";
import { Captioned } from "../../../galleries/site/exports.ts";
import { POST_PATH, postPath } from "../../content/post-path.ts";
import { PostText } from "../post-text.tsx";

type Post = PublicEntry<"blocks">;

async function loadPost(services: PageServices, { params }: PageRequest): Promise<Loaded<Post | undefined>> {
  try {
    const post = await services.content.find("blocks", params.id ?? "", services.language);
    return post ? { data: post } : { data: undefined, status: 404 };
  } catch (error) {
    services.reportError(error);
    return { data: undefined, status: 500 };
  }
}

function describe(post: Post | undefined, { words, siteUrl, language, address }: Described): DocumentMeta {
  if (!post) return { title: words.menu["/blog"], isIndexed: false };
  const path = postPath(post._id);
  const [image] = post.images;
  return {
    path,
    title: post.title,
    description: excerpt(post.description),
    type: "article",
    ...(image && { image: { path: uploadUrl(image), ...findPictureSize(image), alt: post.title } }),
    breadcrumb: [
      ...postParents(words).map(({ label, href }) => ({ name: label, path: href })),
      { name: post.title, path },
    ],
    jsonLd: [
      {
        "@type": "BlogPosting",
        inLanguage: language,
        headline: post.title,
        description: excerpt(post.description),
        author: { "@type": "Person", name: post.autherName },
        publisher: { "@id": `${siteUrl}/#school` },
        datePublished: post.createdAt,
        dateModified: post.updatedAt,
        mainEntityOfPage: siteUrl + address(path),
        ...(image && { image: siteUrl + uploadUrl(image) }),
      },
    ],
  };
}

function BlogDetails({ data: post }: { data: Post | undefined }) {
  const { words, language } = useSite();
  const address = useAddress();
  if (!post) return <FailedPost />;
  const cover = captionIn(post.captions?.[post.images[0] ?? ""], language);
  return (
    <>
      <PageBanner path={POST_PATH} parents={postParents(words)} isHeading={false} />
      <article className="page-width pt-4 pb-10 wrap-anywhere md:pt-8 md:pb-16">
        <Captioned caption={cover.caption} className="mt-2 text-caption text-ink-soft">
          <UploadPicture
            name={post.images[0]}
            alt={cover.alt}
            lang={languageOf(cover.alt, language)}
            sizes="(min-width: 1216px) 72rem, 100vw"
            className="aspect-16/10 max-h-144 w-full rounded-panel object-cover shadow-raised"
            isFirst
          />
        </Captioned>
        <div className="mx-auto mt-8 max-w-reading md:mt-12">
          <Words of={post.title} as="h1" className="text-heading text-maroon" />
          {/* Without a full text the description is shown below instead. */}
          {post.content && (
            <p
              lang={languageOf(post.description, language)}
              className="mt-5 border-l-4 border-saffron pl-5 text-lead whitespace-pre-line"
            >
              <LinkedText text={post.description} />
            </p>
          )}
          <p className="mt-5 text-ink-soft">
            {fillWords(words.blog.by, {
              name: <Words of={post.autherName} as="b" className="text-ink" />,
              day: <time dateTime={post.createdAt}>{formatDay(post.createdAt, words.months)}</time>,
            })}
          </p>
          <h2 className="mt-10 border-t border-line pt-8 text-subhead text-maroon">{words.blog.fullPost}</h2>
          <PostText
            text={post.content ?? post.description}
            images={post.images}
            captions={post.captions}
            language={language}
          />
          {post.authorImage && <Author name={post.autherName} image={post.authorImage} />}
          <a
            href={address("/blog")}
            className="text-link mt-10 inline-flex min-h-11 items-center gap-2 font-bold"
          >
            <Icon name="arrow-left" className="size-5" />
            {words.blog.allPosts}
          </a>
        </div>
      </article>
    </>
  );
}

function Author({ name, image }: { name: string; image: string }) {
  const words = useWords();
  return (
    <figure className="mt-12 flex items-center gap-5 rounded-card bg-cream-deep p-5">
      <UploadPicture
        name={image}
        alt={words.portraitOf(name)}
        sizes="96px"
        className="size-24 shrink-0 rounded-full object-cover"
      />
      <figcaption>
        <Words of={name} as="b" className="block font-display text-subhead font-normal text-maroon" />
        <span className="text-ink-soft">{words.blog.author}</span>
      </figcaption>
    </figure>
  );
}

export const page = createPage({ load: loadPost, describe, Component: BlogDetails });

const postParents = ({ menu }: ProgramWords) => [{ label: menu["/blog"], href: "/blog" }];

/** Shown if a post does not exist or cannot be loaded. */
function FailedPost() {
  const words = useWords();
  return (
    <>
      <PageBanner path={POST_PATH} parents={postParents(words)} />
      <div className="page-width min-h-[60vh] py-20 text-center">
        <p role="alert" className="text-lead font-bold text-danger">
          {words.blog.failed}
        </p>
        <p className="mx-auto mt-3 max-w-md text-ink-soft">{words.blog.failedText}</p>
        <div className="mt-8 flex flex-wrap justify-center gap-3">
          <LoadAgain className="button button-primary" />
          <ButtonLink to="/blog" look="secondary">
            {words.blog.allPosts}
          </ButtonLink>
        </div>
      </div>
    </>
  );
}
