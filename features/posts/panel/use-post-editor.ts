import { useEffect, useState } from "react";
import type { Entity } from "../../../core/content/types/define-resource.ts";
import { type StoredTexts, toStored } from "../../../core/content/types/typed-texts.ts";
import { findEntry, saveEntry } from "../../../core/panel/api/api-client.ts";
import { ApiFailure } from "../../../core/panel/api/api-failure.ts";
import { inputsOf, writeStoredTexts } from "../../../core/panel/entry-form/fields/text-pairs.ts";
import { inputValueOf } from "../../../core/panel/entry-form/form-values.ts";
import type { Difference } from "../../../core/panel/entry-form/stale-edit.ts";
import { showError, showSuccess } from "../../../core/panel/parts/toasts.tsx";
import { type Draft, dropDraft, keepDraft, keepSoon } from "../../../core/panel/typing/drafts.ts";
import { useLeaveGuard } from "../../../core/panel/typing/leave-guard.tsx";
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

interface StaleEdit {
  theirs: Base;
  differences: Difference[];
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

/** The draft of a post. Old drafts have no Hindi text. */
interface KeptTexts {
  text: string;
  textHi?: string;
  before: string;
  beforeHi?: string;
}

/** A draft is based on its own version; a newer version is a conflict when it is saved. */
function start(post: Post, draft: Draft | undefined): { texts: Texts; base: Base } {
  const stored = baseOf(post);
  if (!draft?.basedOn) return { texts: stored.texts, base: stored };
  const { contentHi } = stored.texts;
  const { text, textHi = contentHi, before, beforeHi = contentHi } = draft.document as object as KeptTexts;
  return {
    texts: { content: text, contentHi: textHi },
    base: {
      texts: { content: before, contentHi: beforeHi },
      stored: toStored({ en: before, hi: beforeHi }),
      updatedAt: draft.basedOn,
    },
  };
}

export function usePostEditor(post: Post, draft: Draft | undefined) {
  const [started] = useState(() => start(post, draft));
  const [texts, setTexts] = useState(started.texts);
  const [base, setBase] = useState(started.base);
  /** The latest known version; a draft may be based on an older one. */
  const [stored, setStored] = useState(() => baseOf(post));
  const [isSaving, setSaving] = useState(false);
  const [stale, setStale] = useState<StaleEdit>();
  // The server trims texts.
  const isTextChanged = (name: TextName) => texts[name].trim() !== base.texts[name];
  const isChanged = TEXT_NAMES.some(isTextChanged);
  const key = draftKey(post._id);
  useLeaveGuard(() => isChanged);

  useEffect(() => {
    if (!isChanged) return void dropDraft(key);
    const document = {
      text: texts.content,
      textHi: texts.contentHi,
      before: base.texts.content,
      beforeHi: base.texts.contentHi,
    } satisfies KeptTexts;
    const draft: Draft = { document, files: {}, basedOn: base.updatedAt };
    return keepSoon(key, () => void keepDraft(key, draft));
  }, [key, texts, base, isChanged]);

  /** Saves the user's changes based on a version, except the fields that take the other person's value. */
  async function save(onto: Base, takeTheirs: ReadonlySet<string> = new Set()): Promise<void> {
    setSaving(true);
    const isMine = (name: TextName) => isTextChanged(name) && !takeTheirs.has(name);
    const sent = mapTexts((name) => (isMine(name) ? texts[name].trim() : onto.texts[name]));
    const body = new FormData();
    for (const { name } of inputsOf(PAIR, schoolLanguages())) body.set(name, sent[name]);
    writeStoredTexts(body, [PAIR], schoolLanguages(), (name) =>
      name === PAIR.original ? onto.stored.original : onto.stored.companion,
    );
    try {
      const { entry: saved } = await saveEntry(blocks, { id: post._id, basedOn: onto.updatedAt, body });
      // The texts stay where they were typed, even if a single one is stored in the other field.
      goOnFrom({ ...baseOf(saved), texts: sent });
      setTexts((typed) => mapTexts((name) => (isMine(name) ? typed[name] : sent[name])));
      showSuccess(saved.isDraft ? words.postEditor.savedDraft : words.postEditor.saved);
    } catch (error) {
      await explain(error, onto);
    } finally {
      setSaving(false);
    }
  }

  async function explain(error: unknown, onto: Base): Promise<void> {
    if (!(error instanceof ApiFailure)) throw error;
    if (error.status === 409) return compare(onto).catch((failure) => explain(failure, onto));
    if (error.status === 404) return showError(words.postEditor.wasDeleted);
    const { content, contentHi } = error.fieldErrors;
    // A duty may have been removed meanwhile: the message names it.
    const failed = error.status === 403 ? error.message : words.translate(blocks.messages.updateFailed);
    showError(content ?? contentHi ?? `${failed} ${words.entryForm.nothingLost}`);
  }

  /** Changes to other fields are not a conflict. */
  async function compare(onto: Base): Promise<void> {
    const theirs = baseOf(await findEntry(blocks, post._id));
    const contested = TEXT_NAMES.filter(
      (name) =>
        isTextChanged(name) &&
        theirs.texts[name] !== onto.texts[name] &&
        theirs.texts[name] !== texts[name].trim(),
    );
    if (contested.length === 0) return save(theirs);
    const differences = contested.map((name) => ({
      name,
      label: blocks.fields[name].label,
      mine: texts[name],
      theirs: theirs.texts[name],
      isMineChanged: true,
    }));
    setStale({ theirs, differences });
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
    stale,
    save: () => void save(base),
    discard: () => goBackTo(stored),
    resolveStale(takeTheirs: ReadonlySet<string>) {
      if (!stale) return;
      setStale(undefined);
      const keepsMine = TEXT_NAMES.some((name) => isTextChanged(name) && !takeTheirs.has(name));
      if (keepsMine) void save(stale.theirs, takeTheirs);
      else goBackTo(stale.theirs);
    },
    dismissStale: () => setStale(undefined),
  };
}
