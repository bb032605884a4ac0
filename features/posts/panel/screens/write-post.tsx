import { useDeferredValue, useMemo, useState } from "react";
import { Link, type LoaderFunctionArgs, redirect } from "react-router";
import { findCallOf } from "../../../../core/content/api/entry-contract.ts";
import { inLanguage } from "../../../../core/content/types/companions.ts";
import { failedWith } from "../../../../core/panel/api/api-failure.ts";
import { send } from "../../../../core/panel/api/send.ts";
import { ApprovalBar } from "../../../../core/panel/approval/approval-bar.tsx";
import { adviseOn } from "../../../../core/panel/entry-form/fields/script-advice.ts";
import { inputsOf } from "../../../../core/panel/entry-form/fields/text-pairs.ts";
import { DraftBadge } from "../../../../core/panel/entry-list/badge.tsx";
import { ScreenHeading } from "../../../../core/panel/frame/screen-heading.tsx";
import { EditorFrame } from "../../../../core/panel/page-editor/editor-frame.tsx";
import { buttonClass } from "../../../../core/panel/parts/button.tsx";
import { labelClass } from "../../../../core/panel/parts/control-classes.ts";
import { Notice } from "../../../../core/panel/parts/notice.tsx";
import { RadioButtons } from "../../../../core/panel/parts/radio-buttons.tsx";
import type { ScreenProps } from "../../../../core/panel/screen.ts";
import { orToLogin } from "../../../../core/panel/session/session-end.ts";
import { StoredPicture } from "../../../../core/panel/stored-files/stored-picture.tsx";
import { findDraft } from "../../../../core/panel/typing/drafts.ts";
import { LegacyHindiOffer } from "../../../../core/panel/typing/legacy-hindi-offer.tsx";
import { languageOf } from "../../../../core/ui/language.ts";
import { panelLanguage, words } from "../../../../core/ui/panel-words.ts";
import { schoolLanguages } from "../../../../core/ui/school-languages.ts";
import { LANGUAGE_NAMES } from "../../../../core/words/languages.ts";
import { blocks } from "../../content/blocks.ts";
import { postPath } from "../../content/post-path.ts";
import { pasteFormatted } from "../paste-formatted.ts";
import { countWords, PostPreview } from "../post-preview.tsx";
import { PostToolbar, runShortcut } from "../post-toolbar.tsx";
import { draftKey, PAIR, type PostDraft, usePostEditor } from "../use-post-editor.ts";
import { useWriteTabs, WriteTabs } from "../write-tabs.tsx";

const texts = words.postEditor;
const label = blocks.fields.content.label[words.language];

export const title = texts.title;

export async function loader({ params: { id = "" }, request }: LoaderFunctionArgs) {
  const [post, draft] = await Promise.all([
    orToLogin(send(findCallOf(blocks), { params: { id }, signal: request.signal })).catch(
      redirectWhenMissing,
    ),
    findDraft<PostDraft>(draftKey(id)),
  ]);
  return { post, draft };
}

function redirectWhenMissing(error: unknown): never {
  throw failedWith(error, 404) ? redirect(blocks.screen.path) : error;
}

/** A new editor for each post. */
export default function WritePost({ loaderData }: ScreenProps<typeof loader>) {
  return <PostEditor key={loaderData.post._id} {...loaderData} />;
}

function PostEditor({ post, draft }: Awaited<ReturnType<typeof loader>>) {
  const editor = usePostEditor(post, draft);
  const [field, setField] = useState<HTMLTextAreaElement | null>(null);
  const tabs = useWriteTabs(field);
  const isPreviewShown = tabs.shown === "preview";
  const { openText } = tabs;
  const [pasteNote, setPasteNote] = useState("");
  const inputs = inputsOf(PAIR, schoolLanguages());
  const isBilingual = inputs.length > 1;
  // Begins with the language that the post has.
  const [name, setName] = useState(
    () => (inputs.find((input) => editor.texts[input.name] !== "") ?? inputs[0])?.name ?? "content",
  );
  const language = inputs.find((input) => input.name === name)?.language ?? "en";
  const isHindi = language === "hi";
  const shownTexts = useDeferredValue(editor.texts);
  const shownText = shownTexts[name];
  const advices = useMemo(() => adviseOn(shownTexts.content, shownTexts.contentHi), [shownTexts]);
  const advice = advices[isHindi ? "hindi" : "english"];
  const { title: postTitle, description } = inLanguage(blocks, post, panelLanguage);

  return (
    <>
      <ScreenHeading title={texts.heading}>
        {post.isDraft ? (
          <DraftBadge />
        ) : (
          <a href={postPath(post._id)} className={buttonClass("secondary")}>
            {texts.viewOnSite}
          </a>
        )}
      </ScreenHeading>
      <p className="mb-4 flex flex-wrap items-center gap-x-5">
        <b lang={languageOf(postTitle, panelLanguage)} className="min-w-0 text-subhead wrap-anywhere">
          {postTitle}
        </b>
        <Link to={blocks.screen.path} className="text-link inline-flex min-h-11 items-center">
          {texts.allPosts}
        </Link>
      </p>
      <ApprovalBar
        resource={blocks}
        entry={editor.version > post.updatedAt ? { ...post, updatedAt: editor.version } : post}
        title={postTitle}
        isUnsaved={editor.isChanged}
      >
        <p lang={languageOf(description, panelLanguage)}>{description}</p>
        <p className="flex flex-wrap gap-2">
          {post.images.map((image) => (
            <StoredPicture
              key={image}
              name={image}
              isHidden={post.isDraft}
              alt=""
              sizes="12rem"
              className="h-28 w-40 rounded-control object-cover"
            />
          ))}
        </p>
      </ApprovalBar>
      <WriteTabs {...tabs} />
      <EditorFrame
        label={label}
        editor={editor}
        hasDraft={draft !== undefined}
        isPreviewShown={isPreviewShown}
        onSwitch={openText}
        preview={
          <div
            {...tabs.panel("preview")}
            className="size-full max-lg:row-span-2 max-lg:h-[calc(100dvh-9.5rem)]"
          >
            <PostPreview
              title={inLanguage(blocks, post, language).title}
              text={shownText}
              images={post.images}
              captions={post.captions}
              language={language}
              field={field}
              isOpened={isPreviewShown}
              onPick={openText}
            />
          </div>
        }
      >
        <div {...tabs.panel("text")} className="grid grid-cols-1 gap-3">
          {isBilingual && (
            <RadioButtons
              legend={words.companions.textIn}
              options={inputs.map((input) => ({
                value: input.name,
                text: LANGUAGE_NAMES[input.language],
                lang: input.language,
              }))}
              chosen={name}
              onChoose={setName}
            />
          )}
          <PostToolbar field={field} images={post.images} />
          <div className="grid gap-1.5">
            <div className="flex flex-wrap items-baseline justify-between gap-x-3">
              <label
                htmlFor="post-text"
                lang={isBilingual && isHindi ? "hi" : undefined}
                className={labelClass}
              >
                {isBilingual && isHindi ? blocks.fields.contentHi.label.hi : label}
              </label>
              <WordCount text={shownText} />
            </div>
            <textarea
              // A new element for each text, so that Undo does not mix them.
              key={name}
              ref={setField}
              id="post-text"
              lang={language}
              value={editor.texts[name]}
              onChange={(event) => editor.setText(name, event.currentTarget.value)}
              onKeyDown={runShortcut}
              onPaste={(event) => setPasteNote(pasteFormatted(event))}
              aria-describedby="post-text-hint"
              autoComplete="off"
              className="block h-[50dvh] min-h-64 w-full resize-y rounded-control border border-line-strong bg-white px-3.5 py-3 leading-[1.6] lg:h-[calc(100dvh-34.25rem)] lg:min-h-72"
            />
            <Notice role="status" className="text-caption">
              {pasteNote}
            </Notice>
            <LegacyHindiOffer controlId="post-text" />
            <p id="post-text-hint" className="text-caption text-ink-soft">
              {texts.hint}
            </p>
            <p role="status" className="text-caption text-ink-soft empty:hidden">
              {advice}
            </p>
          </div>
        </div>
      </EditorFrame>
    </>
  );
}

function WordCount({ text }: { text: string }) {
  const count = useMemo(() => countWords(text), [text]);
  return <span className="text-caption text-ink-soft">{texts.words(count)}</span>;
}
