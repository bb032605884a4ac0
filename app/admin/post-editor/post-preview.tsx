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

/** The full post as the site shows it. */
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

/** The words that visitors read; marks are none. */
export const countWords = (text: string) => textOf(readPost(text, 0)).match(/\S+/g)?.length ?? 0;
