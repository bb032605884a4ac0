import { PostText } from "../../public/components/post-text.tsx";
import { readPost, textOf } from "../../public/read-post.ts";
import { languageOf } from "../../ui/language.ts";
import { words } from "../../ui/panel-words.ts";
import { PreviewFrame } from "../page-editor/preview-frame.tsx";
import { StoredPicture } from "../stored-files/stored-picture.tsx";

interface PostPreviewProps {
  title: string;
  text: string;
  images: readonly string[];
}

/** A preview of the full post. */
export function PostPreview({ title, text, images }: PostPreviewProps) {
  return (
    <PreviewFrame title={words.postEditor.preview} stylesheet="pages">
      <main className="page-width wrap-anywhere py-6">
        <h1 lang={languageOf(title, "en")} className="text-heading text-maroon">
          {title}
        </h1>
        <PostText text={text} images={images} language="en" PostPicture={StoredPicture} />
      </main>
    </PreviewFrame>
  );
}

/** Counts the words without Markdown marks. */
export const countWords = (text: string) => textOf(readPost(text, 0)).match(/\S+/g)?.length ?? 0;
