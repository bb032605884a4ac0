import { useState } from "react";
import { findCallOf } from "../../../core/content/api/entry-contract.ts";
import type { Entity } from "../../../core/content/types/define-resource.ts";
import { type StoredTexts, toStored } from "../../../core/content/types/typed-texts.ts";
import { failureOf } from "../../../core/panel/api/api-failure.ts";
import { saveEntry } from "../../../core/panel/api/entries.ts";
import { send } from "../../../core/panel/api/send.ts";
import { inputsOf, writeStoredTexts } from "../../../core/panel/entry-form/fields/text-pairs.ts";
import { inputValueOf } from "../../../core/panel/entry-form/form-values.ts";
import { showError, showSuccess } from "../../../core/panel/parts/toasts/toasts.tsx";
import type { Draft } from "../../../core/panel/typing/draft.ts";
import { useLeaveGuard } from "../../../core/panel/typing/leave-guard.tsx";
import { useDraft } from "../../../core/panel/typing/use-draft.ts";
import { findLastPerson } from "../../../core/panel/versioned-save/find-last-person.ts";
import { isDisputed } from "../../../core/panel/versioned-save/send-version.ts";
import { useVersionedSave } from "../../../core/panel/versioned-save/use-versioned-save.ts";
import { words } from "../../../core/ui/panel-words.ts";
import { schoolLanguages } from "../../../core/ui/school-languages.ts";
import { blocks } from "../content/blocks.ts";

export type Post = Entity<typeof blocks>;

/** The full text of a post in the languages of the school, each edited separately. */
const TEXT_NAMES = ["content", "contentHi"] as const;
export const PAIR = { original: "content", companion: "contentHi" } as const;
export type TextName = (typeof TEXT_NAMES)[number];
export type Texts = Readonly<Record<TextName, string>>;

/** The key of the draft in this browser. */
export const draftKey = (id: string) => `post:${id}`;

/** The version that is edited. */
interface Base {
  /** The texts as the editor shows them. */
  texts: Texts;
  stored: StoredTexts;
  updatedAt: string;
}

/** The values of the editor, trimmed as the server trims them. */
interface PostEdit {
  texts: Texts;
  base: Base;
}

const mapTexts = (textOf: (name: TextName) => string): Texts => ({
  content: textOf("content"),
  contentHi: textOf("contentHi"),
});

const baseOf = (post: Post): Base => ({
  texts: mapTexts((name) => inputValueOf(blocks, post, name)),
  stored: { original: post.content ?? "", companion: post.contentHi ?? "" },
  updatedAt: post.updatedAt,
});

/** Drafts of earlier versions may have no Hindi text, and no stored texts. */
export type PostDraft = Draft<Partial<Texts>, { texts: Partial<Texts>; updatedAt: string }>;

/** A draft is based on its own version; a newer version is a conflict when it is saved. */
function start(post: Post, draft: PostDraft | undefined): { texts: Texts; base: Base } {
  const stored = baseOf(post);
  if (!draft?.base) return { texts: stored.texts, base: stored };
  const fill = (texts: Partial<Texts>) => mapTexts((name) => texts[name] ?? stored.texts[name]);
  const texts = fill(draft.base.texts);
  return {
    texts: fill(draft.values),
    base: {
      texts,
      stored: toStored({ en: texts.content, hi: texts.contentHi }),
      updatedAt: draft.base.updatedAt,
    },
  };
}

const versionsOf = ({ texts, base }: PostEdit, theirs: Base, name: TextName) => ({
  base: base.texts[name],
  mine: texts[name],
  theirs: theirs.texts[name],
});

const isEdited = ({ texts, base }: PostEdit): boolean =>
  TEXT_NAMES.some((name) => texts[name] !== base.texts[name]);

export function usePostEditor(post: Post, draft: PostDraft | undefined) {
  const [started] = useState(() => start(post, draft));
  const [texts, setTexts] = useState(started.texts);
  const [base, setBase] = useState(started.base);
  /** The latest known version; a draft may be based on an older one. */
  const [stored, setStored] = useState(() => baseOf(post));
  const edit: PostEdit = { texts: mapTexts((name) => texts[name].trim()), base };
  const isChanged = isEdited(edit);
  useLeaveGuard(() => isChanged);

  useDraft({ name: draftKey(post._id), isChanged, values: texts, base });

  const { conflict, isSaving, ...saving } = useVersionedSave<PostEdit, Base, Post>({
    async send({ texts, base }) {
      const body = new FormData();
      for (const { name } of inputsOf(PAIR, schoolLanguages())) body.set(name, texts[name]);
      writeStoredTexts(body, [PAIR], schoolLanguages(), (name) =>
        name === PAIR.original ? base.stored.original : base.stored.companion,
      );
      return (await saveEntry(blocks, { id: post._id, basedOn: base.updatedAt, body })).entry;
    },
    load: async () => baseOf(await send(findCallOf(blocks), { params: { id: post._id } })),
    findPerson: () => findLastPerson(blocks.name, post._id),
    compare: (edit, theirs) =>
      TEXT_NAMES.filter((name) => isDisputed(versionsOf(edit, theirs, name))).map((name) => ({
        name,
        label: blocks.fields[name].label[words.language],
        mine: edit.texts[name],
        theirs: theirs.texts[name],
      })),
    rebase: (edit, theirs, takeTheirs) => ({
      texts: mapTexts((name) => {
        const { base, mine } = versionsOf(edit, theirs, name);
        return mine === base || takeTheirs.has(name) ? theirs.texts[name] : mine;
      }),
      base: theirs,
    }),
    isChanged: isEdited,
    onSaved(saved, sent) {
      // The texts stay where they were typed, even if a single one is stored in the other field.
      goOnFrom({ ...baseOf(saved), texts: sent.texts });
      // Text that was typed meanwhile stays, too.
      const isMine = (name: TextName) => sent.texts[name] === edit.texts[name];
      setTexts((typed) => mapTexts((name) => (isMine(name) ? typed[name] : sent.texts[name])));
      showSuccess(saved.isDraft ? words.postEditor.savedDraft : words.postEditor.saved);
    },
    onKept: goBackTo,
    onFailed: explain,
  });

  function explain(error: unknown): void {
    const { status, message, fieldErrors } = failureOf(error);
    const { content, contentHi } = fieldErrors;
    // A duty may have been removed meanwhile, or the other version could not be loaded: the message says so.
    const isExplained = status === 403 || status === 409;
    const failed = isExplained ? message : blocks.messages.updateFailed[words.language];
    const text = content ?? contentHi ?? `${failed} ${words.entryForm.nothingLost}`;
    showError(status === 404 ? words.postEditor.wasDeleted : text);
  }

  function goOnFrom(version: Base): void {
    setBase(version);
    setStored(version);
  }

  function goBackTo(version: Base): void {
    goOnFrom(version);
    setTexts(version.texts);
  }

  return {
    texts,
    setText: (name: TextName, text: string) => setTexts((all) => ({ ...all, [name]: text })),
    isChanged,
    isSaving,
    conflict,
    save: () => void saving.save(edit),
    discard: () => goBackTo(stored),
    /** `updatedAt` of the latest known version. */
    version: stored.updatedAt,
    resolveConflict: (takeTheirs: ReadonlySet<string>) => void saving.resolve(takeTheirs),
    dismissConflict: saving.dismiss,
  };
}
