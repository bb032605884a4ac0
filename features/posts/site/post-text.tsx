import type { ComponentType } from "react";
import { type Captions, captionIn } from "../../../core/content/types/captions.ts";
import { LinkedText } from "../../../core/site/components/linked-text.tsx";
import { ON_PHONE } from "../../../core/site/pictures/picture.tsx";
import { UploadPicture } from "../../../core/site/pictures/upload-picture.tsx";
import { languageOf } from "../../../core/ui/language.ts";
import type { Language } from "../../../core/words/languages.ts";
import { type Block, type Part, readPost, textOf, textOfParts } from "./read-post.ts";

interface Shown {
  /** The pictures of the post, which the text may refer to. */
  images: readonly string[];
  captions?: Captions | null;
  /** The language of the page. */
  language: Language;
  /** By default public pictures; those of a draft have no public address. */
  PostPicture?: ComponentType<PostPictureProps> | undefined;
  /** Links cannot be nested. */
  isInLink?: boolean;
}

interface PostPictureProps {
  name: string | undefined;
  alt: string;
  lang?: Language | undefined;
  sizes: string;
  className: string;
}

/** The text of a post, from its Markdown. An empty line starts a paragraph; single line breaks are kept. */
export function PostText({ text, ...shown }: Omit<Shown, "isInLink"> & { text: string }) {
  return (
    <div className="mt-4 grid gap-5 text-[1.125rem]">
      <Blocks blocks={readPost(text, shown.images.length)} {...shown} />
    </div>
  );
}

function Blocks({ blocks, ...shown }: Shown & { blocks: readonly Block[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: a post may say the same thing twice
  return blocks.map((block, index) => <ShownBlock key={index} block={block} {...shown} />);
}

function ShownBlock({ block, ...shown }: Shown & { block: Block }) {
  if (block.kind === "list") {
    const List = block.isNumbered ? "ol" : "ul";
    return (
      <List className={`grid gap-1.5 pl-7 ${block.isNumbered ? "list-decimal" : "list-disc"}`}>
        {block.items.map((item, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a list may say the same thing twice
            key={index}
            lang={languageOf(textOf(item), shown.language)}
            className="pl-1 whitespace-pre-line"
          >
            <Item blocks={item} {...shown} />
          </li>
        ))}
      </List>
    );
  }
  if (block.kind === "quote") {
    return (
      <blockquote className="grid gap-3 border-l-4 border-saffron pl-5 text-ink-soft">
        <Blocks blocks={block.blocks} {...shown} />
      </blockquote>
    );
  }
  const lang = languageOf(textOfParts(block.parts), shown.language);
  const parts = <Parts parts={block.parts} {...shown} />;
  if (block.kind === "paragraph") {
    return (
      <p lang={lang} className="whitespace-pre-line">
        {parts}
      </p>
    );
  }
  const Heading = `h${block.level}` as const;
  return (
    <Heading lang={lang} className={block.level === 3 ? "mt-3 text-subhead text-maroon" : "mt-1 font-bold"}>
      {parts}
    </Heading>
  );
}

/** The first paragraph of an item is rendered without an element. */
function Item({ blocks: [first, ...others], ...shown }: Shown & { blocks: readonly Block[] }) {
  if (first?.kind !== "paragraph") return <Blocks blocks={first ? [first, ...others] : []} {...shown} />;
  return (
    <>
      <Parts parts={first.parts} {...shown} />
      {others.length > 0 && (
        <div className="mt-1.5 grid gap-1.5">
          <Blocks blocks={others} {...shown} />
        </div>
      )}
    </>
  );
}

/** A picture in the text, which may give it another alternative text. A paragraph cannot contain a `figure`. */
function TextPicture({ part, ...shown }: Shown & { part: Extract<Part, { kind: "picture" }> }) {
  const { images, captions, language, PostPicture = UploadPicture } = shown;
  const name = images[part.index];
  const texts = captionIn(captions?.[name ?? ""], language);
  const alt = part.alt || texts.alt;
  return (
    <>
      <PostPicture
        name={name}
        alt={alt}
        lang={languageOf(alt, language)}
        sizes={`(min-width: 768px) 44rem, ${ON_PHONE.whole}`}
        className="my-1 w-full rounded-card"
      />
      {texts.caption && (
        <span lang={languageOf(texts.caption, language)} className="block text-caption text-ink-soft">
          {texts.caption}
        </span>
      )}
    </>
  );
}

function Parts({ parts, ...shown }: Shown & { parts: readonly Part[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
  return parts.map((part, index) => <ShownPart key={index} part={part} {...shown} />);
}

function ShownPart({ part, ...shown }: Shown & { part: Part }) {
  const { isInLink = false } = shown;
  if (typeof part === "string") return isInLink ? part : <LinkedText text={part} />;
  if (part.kind === "picture") return <TextPicture part={part} {...shown} />;
  if (part.kind === "link") {
    const isOwn = part.href.startsWith("/");
    return (
      <a href={part.href} rel={isOwn ? undefined : "noreferrer nofollow"} className="text-link wrap-anywhere">
        <Parts parts={part.parts} {...shown} isInLink />
      </a>
    );
  }
  const Mark = part.kind === "bold" ? "strong" : "em";
  return (
    <Mark>
      <Parts parts={part.parts} {...shown} />
    </Mark>
  );
}
