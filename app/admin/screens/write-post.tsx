import type { LucideIcon } from "lucide-react";
import Bold from "lucide-react/icons/bold";
import Heading from "lucide-react/icons/heading";
import LinkIcon from "lucide-react/icons/link";
import List from "lucide-react/icons/list";
import ListOrdered from "lucide-react/icons/list-ordered";
import Quote from "lucide-react/icons/text-quote";
import { type KeyboardEvent, type RefObject, useDeferredValue, useMemo, useRef, useState } from "react";
import { Link, type LoaderFunctionArgs, redirect } from "react-router";
import { blocks } from "../../../content/resources/blocks.ts";
import { postPath } from "../../../content/site/post-path.ts";
import { LANGUAGE_NAMES, LANGUAGES } from "../../../content/words/languages.ts";
import { buttonClass } from "../../ui/button.tsx";
import { labelClass } from "../../ui/control-classes.ts";
import { languageOf } from "../../ui/language.ts";
import { panelLanguage, words } from "../../ui/panel-words.ts";
import { RadioButtons } from "../../ui/radio-buttons.tsx";
import { findEntry } from "../api/api-client.ts";
import { ApiFailure } from "../api/api-failure.ts";
import { hindiLabel } from "../entry-form/folded-details.tsx";
import { adviseOn } from "../entry-form/script-advice.ts";
import { DraftBadge } from "../entry-list/badge.tsx";
import { ScreenHeading } from "../frame/screen-heading.tsx";
import { EditorFrame } from "../page-editor/editor-frame.tsx";
import { pasteFormatted } from "../post-editor/paste-formatted.ts";
import { countWords, PostPreview } from "../post-editor/post-preview.tsx";
import {
  applyEdit,
  insertLink,
  insertPicture,
  type Selection,
  type TextEdit,
  toggleBold,
  toggleLines,
} from "../post-editor/text-edits.ts";
import { draftKey, type TextName, usePostEditor } from "../post-editor/use-post-editor.ts";
import type { ScreenProps } from "../screen.ts";
import { orToLogin } from "../session/session-end.ts";
import { StoredPicture } from "../stored-files/stored-picture.tsx";
import { findDraft } from "../typing/drafts.ts";
import { LegacyHindiOffer } from "../typing/legacy-hindi-offer.tsx";

const said = words.postEditor;
const TEXTS = { en: "content", hi: "contentHi" } as const satisfies Record<string, TextName>;
const label = words.translate(blocks.fields.content.label);

export const title = said.title;

export async function loader({ params: { id = "" }, request }: LoaderFunctionArgs) {
  const [post, draft] = await Promise.all([
    orToLogin(findEntry(blocks, id, request.signal)).catch(redirectWhenMissing),
    findDraft(draftKey(id)),
  ]);
  return { post, draft };
}

function redirectWhenMissing(error: unknown): never {
  throw error instanceof ApiFailure && error.status === 404 ? redirect(blocks.screen.path) : error;
}

/** A new editor for each post. */
export default function WritePost({ loaderData }: ScreenProps<typeof loader>) {
  return <PostEditor key={loaderData.post._id} {...loaderData} />;
}

function PostEditor({ post, draft }: Awaited<ReturnType<typeof loader>>) {
  const editor = usePostEditor(post, draft);
  const field = useRef<HTMLTextAreaElement>(null);
  const [isPreviewShown, setPreviewShown] = useState(false);
  const [pasteNote, setPasteNote] = useState("");
  const [name, setName] = useState<TextName>("content");
  const isHindi = name === "contentHi";
  const shownTexts = useDeferredValue(editor.texts);
  const shownText = shownTexts[name];
  const advice = adviseOn(shownTexts.content, shownTexts.contentHi)[isHindi ? "hindi" : "english"];

  function runShortcut(event: KeyboardEvent<HTMLTextAreaElement>): void {
    const action = (event.ctrlKey || event.metaKey) && !event.altKey ? findAction(event.key) : undefined;
    if (!action) return;
    event.preventDefault();
    act(event.currentTarget, action);
  }

  return (
    <>
      <ScreenHeading title={said.heading}>
        {post.isDraft ? (
          <DraftBadge />
        ) : (
          <a href={postPath(post._id)} className={buttonClass("secondary")}>
            {said.viewOnSite}
          </a>
        )}
      </ScreenHeading>
      <p className="mb-4 flex flex-wrap items-center gap-x-5">
        <b lang={languageOf(post.title, panelLanguage)} className="min-w-0 text-subhead wrap-anywhere">
          {post.title}
        </b>
        <Link to={blocks.screen.path} className="text-link inline-flex min-h-11 items-center">
          {said.allPosts}
        </Link>
      </p>
      <EditorFrame
        label={label}
        switchLabels={{ show: said.showPost, back: said.backToText }}
        editor={editor}
        hasDraft={draft !== undefined}
        isPreviewShown={isPreviewShown}
        onSwitch={setPreviewShown}
        preview={
          <PostPreview
            title={(isHindi && post.titleHi) || post.title}
            text={shownText}
            images={post.images}
          />
        }
      >
        <RadioButtons
          legend={words.companions.textIn}
          options={LANGUAGES.map((lang) => ({ value: TEXTS[lang], text: LANGUAGE_NAMES[lang], lang }))}
          chosen={name}
          onChoose={setName}
        />
        <PostToolbar field={field} images={post.images} />
        <div className="grid gap-1.5">
          <div className="flex flex-wrap items-baseline justify-between gap-x-3">
            <label htmlFor="post-text" lang={isHindi ? "hi" : undefined} className={labelClass}>
              {isHindi ? hindiLabel(blocks.fields.contentHi.labelHi) : label}
            </label>
            <WordCount text={shownText} />
          </div>
          <textarea
            // A new element for each text, so that Undo does not mix them.
            key={name}
            ref={field}
            id="post-text"
            lang={isHindi ? "hi" : undefined}
            value={editor.texts[name]}
            onChange={(event) => editor.setText(name, event.currentTarget.value)}
            onKeyDown={runShortcut}
            onPaste={(event) => setPasteNote(pasteFormatted(event))}
            aria-describedby="post-text-hint"
            autoComplete="off"
            className="block h-[50dvh] min-h-64 w-full resize-y rounded-control border border-line-strong bg-white px-3.5 py-3 leading-[1.6] lg:h-[calc(100dvh-36.5rem)]"
          />
          <p role="status" className="rounded-control bg-saffron-soft px-4 py-3 text-caption empty:hidden">
            {pasteNote}
          </p>
          <LegacyHindiOffer controlId="post-text" />
          <p id="post-text-hint" className="text-caption text-ink-soft">
            {said.hint}
          </p>
          <p role="status" className="text-caption text-ink-soft empty:hidden">
            {advice}
          </p>
        </div>
      </EditorFrame>
    </>
  );
}

function WordCount({ text }: { text: string }) {
  const count = useMemo(() => countWords(text), [text]);
  return <span className="text-caption text-ink-soft">{said.words(count)}</span>;
}

type Action = (selection: Selection) => TextEdit;

const TOOLS: readonly { label: string; Icon: LucideIcon; action: Action; key?: string }[] = [
  { label: said.markHeading, Icon: Heading, action: (selection) => toggleLines(selection, "heading") },
  { label: said.markBold, Icon: Bold, action: toggleBold, key: "b" },
  { label: said.markBullets, Icon: List, action: (selection) => toggleLines(selection, "bullets") },
  { label: said.markNumbers, Icon: ListOrdered, action: (selection) => toggleLines(selection, "numbers") },
  { label: said.markLink, Icon: LinkIcon, action: insertLink, key: "k" },
  { label: said.markQuote, Icon: Quote, action: (selection) => toggleLines(selection, "quote") },
];

/** Finds the tool of Ctrl+B, Ctrl+K, ... */
const findAction = (key: string): Action | undefined =>
  TOOLS.find((tool) => tool.key === key.toLowerCase())?.action;

function act(field: HTMLTextAreaElement, action: Action): void {
  applyEdit(field, action({ value: field.value, start: field.selectionStart, end: field.selectionEnd }));
}

interface PostToolbarProps {
  field: RefObject<HTMLTextAreaElement | null>;
  /** The stored names of the post's pictures. */
  images: readonly string[];
}

const TOOL =
  "grid min-h-11 min-w-11 place-items-center overflow-hidden rounded-control border border-line-strong bg-paper text-ink hover:bg-cream-deep";

function PostToolbar({ field, images }: PostToolbarProps) {
  const run = (action: Action) => field.current && act(field.current, action);
  return (
    <div className="grid gap-2">
      <fieldset className="flex flex-wrap gap-1.5">
        <legend className="sr-only">{said.marks}</legend>
        {TOOLS.map(({ label, Icon, action, key }) => (
          <button
            key={label}
            type="button"
            title={key ? `${label} (Ctrl+${key.toUpperCase()})` : label}
            aria-label={label}
            aria-keyshortcuts={key && `Control+${key.toUpperCase()}`}
            onClick={() => run(action)}
            className={TOOL}
          >
            <Icon aria-hidden="true" size={20} />
          </button>
        ))}
      </fieldset>
      {images.length > 0 && (
        <fieldset className="flex flex-wrap gap-1.5">
          <legend className="mb-1 text-caption text-ink-soft">{said.pictures}</legend>
          {images.map((image, index) => (
            <button
              key={image}
              type="button"
              aria-label={said.insertPicture(index + 1)}
              onClick={() => run((selection) => insertPicture(selection, index + 1))}
              className={TOOL}
            >
              <StoredPicture name={image} alt="" sizes="64px" className="h-12 w-16 object-cover" />
            </button>
          ))}
        </fieldset>
      )}
    </div>
  );
}
