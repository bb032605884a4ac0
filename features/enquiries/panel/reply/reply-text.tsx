import { type ComponentProps, type ReactNode, useEffect, useMemo, useState } from "react";
import { Link } from "react-router";
import type { Entity } from "../../../../core/content/types/define-resource.ts";
import { listEntries } from "../../../../core/panel/api/entries.ts";
import { TickLine } from "../../../../core/panel/entry-form/fields/choice-inputs.tsx";
import { Form } from "../../../../core/panel/forms/form.tsx";
import { FailureLine } from "../../../../core/panel/forms/form-end.tsx";
import type { FieldErrors } from "../../../../core/panel/forms/form-state.ts";
import { checkMessage, MessageFields } from "../../../../core/panel/messages/message-fields.tsx";
import { inPanelLanguage } from "../../../../core/panel/panel-texts.ts";
import { Button } from "../../../../core/panel/parts/button.tsx";
import { words } from "../../../../core/ui/panel-words.ts";
import type { Language } from "../../../../core/words/languages.ts";
import { findUnfilled } from "../../content/replies/placeholders.ts";
import type { Answer } from "../../content/replies/reply-contract.ts";
import { MAX_REPLY, savedReplies } from "../../content/replies/saved-replies.ts";
import { fillReply, sortReplies, type TypedReply } from "./typed-reply.ts";
import type { Reply, ReplyOptions } from "./use-reply.ts";

const texts = words.replies;

export interface WayProps extends ReplyOptions {
  reply: Reply;
  typed: TypedReply;
}

interface ReplyFrameProps extends Pick<ComponentProps<typeof Form>, "ref" | "check" | "children"> {
  reply: Reply;
  /** Null if it is not complete; `check` refuses it then. */
  answer: Answer | null;
}

/** The form of a way to answer. What is typed is kept. */
export const ReplyFrame = ({ reply, answer, children, ...form }: ReplyFrameProps) => (
  <Form
    {...form}
    save={async () => answer && reply.send(answer)}
    onSaved={(way) => reply.finish(way ?? undefined)}
    explain={reply.explain}
    isKept
  >
    {children}
    <FailureLine />
  </Form>
);

/** The text of an answer by mail or WhatsApp, with the saved replies. */
export function ReplyText({ enquiry, form, reply, typed }: WayProps) {
  const { list, hasFailed } = useSavedReplies(enquiry.topic);
  const fill = (id: string, language: Language) => {
    const saved = list?.find(({ _id }) => _id === id);
    return saved ? fillReply(saved, language, form.values[language]) : "";
  };
  return (
    <MessageFields
      labels={{ text: texts.reply, language: texts.language, savedText: texts.savedReply }}
      typed={typed}
      change={reply.change}
      maxLength={MAX_REPLY}
      saved={(list ?? []).map((each) => ({ id: each._id, title: inPanelLanguage(savedReplies, each).title }))}
      fill={fill}
      findUnfilled={findUnfilled}
    >
      {hasFailed && <p className="text-ink-soft">{texts.savedRepliesNotLoaded}</p>}
      {list?.length === 0 && <p className="text-ink-soft">{texts.noSavedReplies}</p>}
      <Link to={savedReplies.screen.path} className="justify-self-start text-link">
        {texts.manage}
      </Link>
    </MessageFields>
  );
}

/** Why an answer cannot be sent. */
export const checkText = ({ text }: TypedReply, form: HTMLFormElement | null): FieldErrors =>
  checkMessage(text, findUnfilled(text), form, texts.required);

/** The buttons below a form. Closing it keeps the typed text and ends the claim. */
export function ReplyActions({ reply, children }: { reply: Reply; children?: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-3">
      {children}
      <Button variant="subtle" onClick={reply.close}>
        {texts.close}
      </Button>
    </div>
  );
}

export function MarkAnswered({ typed, reply }: Pick<WayProps, "typed" | "reply">) {
  return (
    <TickLine
      type="checkbox"
      checked={typed.isAnswered}
      onChange={({ target }) => reply.change({ isAnswered: target.checked })}
    >
      {texts.markAnswered}
    </TickLine>
  );
}

interface SavedReplies {
  /** Undefined while they are loaded, and if they cannot be loaded. */
  list: Entity<typeof savedReplies>[] | undefined;
  hasFailed: boolean;
}

function useSavedReplies(topic: string | null): SavedReplies {
  const [replies, setReplies] = useState<SavedReplies>({ list: undefined, hasFailed: false });
  useEffect(() => {
    const leaving = new AbortController();
    listEntries(savedReplies, {}, leaving.signal).then(
      ({ entries }) => setReplies({ list: entries, hasFailed: false }),
      () => !leaving.signal.aborted && setReplies({ list: undefined, hasFailed: true }),
    );
    return () => leaving.abort();
  }, []);
  return useMemo(
    () => ({ ...replies, list: replies.list && sortReplies(replies.list, topic) }),
    [replies, topic],
  );
}
