import { memo, useCallback, useRef, useState } from "react";
import type { Captions } from "../../../core/content/types/captions.ts";
import { PreviewFrame } from "../../../core/panel/page-editor/preview/preview-frame.tsx";
import { StoredPicture } from "../../../core/panel/stored-files/stored-picture.tsx";
import { languageOf } from "../../../core/ui/language.ts";
import { panelLanguage, words } from "../../../core/ui/panel-words.ts";
import type { Language } from "../../../core/words/languages.ts";
import { PostText } from "../site/post-text.tsx";
import { readPost, textOf } from "../site/read-post.ts";
import { useFollowedText } from "./follow-text.ts";

interface PostPreviewProps {
  title: string;
  text: string;
  images: readonly string[];
  captions: Captions | null;
  /** The language of the public page. */
  language: Language;
  /** The field with the text, whose caret and scrolling the preview follows. */
  field: HTMLTextAreaElement | null;
  /** Whether a small screen shows the preview instead of the text. */
  isOpened: boolean;
  /** Called before the caret is moved to the clicked block. */
  onPick: () => void;
}

/** A preview of the full post. Rendered again only with another text, because a long text takes a while. */
export const PostPreview = memo(function PostPreview(props: PostPreviewProps) {
  const { title, text, images, captions, language, field, isOpened, onPick } = props;
  const [body, setBody] = useState<HTMLElement>();
  const post = useRef<HTMLDivElement>(null);
  const findPost = useCallback(() => post.current?.firstElementChild ?? null, []);
  const preview = body?.ownerDocument;
  const pictureCount = images.length;
  const followed = useFollowedText({ field, text, pictureCount, findPost, preview, isOpened });
  return (
    <PreviewFrame
      title={words.postEditor.preview}
      stylesheet="pages"
      onReady={setBody}
      onClick={(target) => {
        const start = followed.findStart(target);
        if (start === undefined) return;
        onPick();
        followed.goTo(start);
      }}
    >
      <main lang={language} className="page-width wrap-anywhere py-6">
        <h1 lang={languageOf(title, language)} className="text-heading text-maroon">
          {title}
        </h1>
        {text.trim() === "" ? (
          <p lang={panelLanguage} className="mt-4 text-ink-soft">
            {words.postEditor.previewEmpty}
          </p>
        ) : (
          <div ref={post} data-post>
            <PostText
              text={text}
              images={images}
              captions={captions}
              language={language}
              PostPicture={StoredPicture}
            />
          </div>
        )}
      </main>
    </PreviewFrame>
  );
});

/** Counts the words without Markdown marks. */
export const countWords = (text: string) => textOf(readPost(text, 0)).match(/\S+/g)?.length ?? 0;
