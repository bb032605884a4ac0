import { useEffect, useState } from "react";
import { blocks } from "../../../content/resources/blocks.ts";
import type { Entity } from "../../../content/resources/define-resource.ts";
import { words } from "../../ui/panel-words.ts";
import { showError, showSuccess } from "../../ui/toasts.tsx";
import { findEntry, saveEntry } from "../api-client.ts";
import { ApiFailure } from "../api-failure.ts";
import { type Draft, dropDraft, keepDraft } from "../drafts.ts";
import { inputValueOf } from "../entry-form/form-values.ts";
import type { Difference } from "../entry-form/stale-edit.ts";
import { useLeaveGuard } from "../leave-guard.tsx";

export type Post = Entity<typeof blocks>;

const KEEP_AFTER_MS = 400;

/** Under which the text that is not saved yet is kept in this browser. */
export const draftKey = (id: string) => `post:${id}`;

/** The stored version that is being changed. */
interface Base {
  text: string;
  updatedAt: string;
}

interface StaleEdit {
  theirs: Base;
  differences: Difference[];
}

const baseOf = (post: Post): Base => ({
  text: inputValueOf(blocks, post, "content"),
  updatedAt: post.updatedAt,
});

/** A text that was kept goes on from the version that it was made of; a newer one is a conflict when it is saved. */
function start(post: Post, draft: Draft | undefined): { text: string; base: Base } {
  const stored = baseOf(post);
  if (!draft?.basedOn) return { text: stored.text, base: stored };
  const { text, before } = draft.document as { text: string; before: string };
  return { text, base: { text: before, updatedAt: draft.basedOn } };
}

export function usePostEditor(post: Post, draft: Draft | undefined) {
  const [started] = useState(() => start(post, draft));
  const [text, setText] = useState(started.text);
  const [base, setBase] = useState(started.base);
  /** The newest version that is known of; a kept text may be based on an older one. */
  const [stored, setStored] = useState(() => baseOf(post));
  const [isSaving, setSaving] = useState(false);
  const [stale, setStale] = useState<StaleEdit>();
  // The server stores a text without the white space around it.
  const isChanged = text.trim() !== base.text;
  const key = draftKey(post._id);
  useLeaveGuard(() => isChanged);

  useEffect(() => {
    if (!isChanged) return void dropDraft(key);
    const draft: Draft = { document: { text, before: base.text }, files: {}, basedOn: base.updatedAt };
    const timer = setTimeout(() => void keepDraft(key, draft), KEEP_AFTER_MS);
    return () => clearTimeout(timer);
  }, [key, text, base, isChanged]);

  async function save(onto: Base): Promise<void> {
    setSaving(true);
    const body = new FormData();
    body.append("content", text.trim());
    try {
      const { entry: saved } = await saveEntry(blocks, { id: post._id, basedOn: onto.updatedAt, body });
      goOnFrom(baseOf(saved));
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
    showError(
      error.fieldErrors.content ??
        `${words.translate(blocks.messages.updateFailed)} ${words.entryForm.nothingLost}`,
    );
  }

  /** Somebody who changed the title, but not the text, is in nobody's way. */
  async function compare(onto: Base): Promise<void> {
    const theirs = baseOf(await findEntry(blocks, post._id));
    if (theirs.text === onto.text || theirs.text === text.trim()) return save(theirs);
    const difference: Difference = {
      name: "content",
      label: blocks.fields.content.label,
      mine: text,
      theirs: theirs.text,
      isMineChanged: true,
    };
    setStale({ theirs, differences: [difference] });
  }

  function goOnFrom(version: Base): void {
    setBase(version);
    setStored(version);
  }

  function goBackTo(version: Base): void {
    goOnFrom(version);
    setText(version.text);
  }

  return {
    text,
    setText,
    isChanged,
    isSaving,
    stale,
    save: () => void save(base),
    discard: () => goBackTo(stored),
    resolveStale(takeTheirs: ReadonlySet<string>) {
      if (!stale) return;
      setStale(undefined);
      if (takeTheirs.has("content")) goBackTo(stale.theirs);
      else void save(stale.theirs);
    },
    dismissStale: () => setStale(undefined),
  };
}
