import { type ComponentProps, type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { Link } from "react-router";
import type { Entity } from "../../../../core/content/types/define-resource.ts";
import { listEntries } from "../../../../core/panel/api/entries.ts";
import { TickLine } from "../../../../core/panel/entry-form/fields/choice-inputs.tsx";
import { AreaField } from "../../../../core/panel/forms/fields.tsx";
import { Form } from "../../../../core/panel/forms/form.tsx";
import { FailureLine } from "../../../../core/panel/forms/form-end.tsx";
import { type FieldErrors, useFormState } from "../../../../core/panel/forms/form-state.ts";
import { inPanelLanguage } from "../../../../core/panel/panel-texts.ts";
import { Button } from "../../../../core/panel/parts/button.tsx";
import { LabelledSelect } from "../../../../core/panel/parts/labelled-select.tsx";
import { RadioButtons } from "../../../../core/panel/parts/radio-buttons.tsx";
import { words } from "../../../../core/ui/panel-words.ts";
import { LANGUAGE_NAMES, LANGUAGES, type Language } from "../../../../core/words/languages.ts";
import { findUnfilled } from "../../content/replies/placeholders.ts";
import type { Answer } from "../../content/replies/reply-contract.ts";
import { MAX_REPLY, savedReplies } from "../../content/replies/saved-replies.ts";
import { fillReply, findPlace, insertText, sortReplies, type TypedReply } from "./typed-reply.ts";
import type { Reply, ReplyOptions } from "./use-reply.ts";

const texts = words.replies;

export interface WayProps extends ReplyOptions {
  reply: Reply;
  typed: TypedReply;
}

const LANGUAGE_OPTIONS = LANGUAGES.map((value) => ({ value, text: LANGUAGE_NAMES[value], lang: value }));

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
  const { errors } = useFormState();
  const field = useRef<HTMLTextAreaElement>(null);
  const { text, language, inserted } = typed;
  const replies = useSavedReplies(enquiry.topic);
  const unfilled = findUnfilled(text);

  function insert(saved: Entity<typeof savedReplies>): void {
    const filled = fillReply(saved, language, form.values[language]);
    const { selectionStart = text.length, selectionEnd = text.length } = field.current ?? {};
    const next = insertText(text, filled, selectionStart, selectionEnd);
    reply.change({ text: next, inserted: { id: saved._id, text: next } });
    field.current?.focus();
  }

  /** A saved reply that was not changed since is replaced by its text in the other language. */
  function changeLanguage(chosen: Language): void {
    const saved = replies.list?.find(({ _id }) => _id === inserted?.id);
    const isUnchanged = saved && text === fillReply(saved, language, form.values[language]);
    const filled = isUnchanged && fillReply(saved, chosen, form.values[chosen]);
    reply.change({
      language: chosen,
      ...(filled && { text: filled, inserted: { id: saved._id, text: filled } }),
    });
  }

  return (
    <>
      <RadioButtons
        legend={texts.language}
        legendClass="mb-1.5 font-bold"
        options={LANGUAGE_OPTIONS}
        chosen={language}
        onChoose={changeLanguage}
      />
      <SavedReplyChoice replies={replies} onInsert={insert} />
      <AreaField
        ref={field}
        name="text"
        label={texts.reply}
        lang={language}
        value={text}
        maxLength={MAX_REPLY}
        onChange={({ target }) => reply.change({ text: target.value })}
      />
      {unfilled.length > 0 && errors.text === undefined && (
        <p
          role="status"
          className="flex flex-wrap items-center gap-x-4 rounded-control bg-saffron-soft px-4 py-1"
        >
          {texts.fillIn(unfilled.join(", "))}
          <Button variant="quiet" onClick={() => focusText(field.current)}>
            {texts.showPlace}
          </Button>
        </p>
      )}
    </>
  );
}

/** Focuses the text, and selects what is to be filled in. */
function focusText(field: HTMLTextAreaElement | null | undefined): void {
  const place = field && findPlace(field.value);
  field?.focus();
  if (place) field?.setSelectionRange(...place);
}

/** Why a text cannot be sent. Selects in the form what is to be filled in. */
export function checkText({ text }: TypedReply, form: HTMLFormElement | null): FieldErrors {
  const unfilled = findUnfilled(text);
  if (text.trim() !== "" && unfilled.length === 0) return {};
  focusText(form?.querySelector("textarea"));
  return { text: text.trim() === "" ? texts.required : texts.fillIn(unfilled.join(", ")) };
}

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

interface SavedReplyChoiceProps {
  replies: SavedReplies;
  onInsert: (reply: Entity<typeof savedReplies>) => void;
}

/** A button inserts the chosen reply: the arrow keys change a select, and each press would replace the text. */
function SavedReplyChoice({ replies: { list, hasFailed }, onInsert }: SavedReplyChoiceProps) {
  const [chosen, setChosen] = useState("");
  const reply = list?.find(({ _id }) => _id === chosen);
  return (
    <div className="grid gap-1.5">
      {hasFailed && <p className="text-ink-soft">{texts.savedRepliesNotLoaded}</p>}
      {list?.length === 0 && <p className="text-ink-soft">{texts.noSavedReplies}</p>}
      {list !== undefined && list.length > 0 && (
        <div className="flex flex-wrap items-end gap-2">
          <div className="min-w-0 flex-1 basis-44">
            <LabelledSelect
              label={texts.savedReply}
              value={chosen}
              onChange={({ target }) => setChosen(target.value)}
            >
              <option value="">{texts.chooseSavedReply}</option>
              {list.map((each) => (
                <option key={each._id} value={each._id}>
                  {inPanelLanguage(savedReplies, each).title}
                </option>
              ))}
            </LabelledSelect>
          </div>
          <Button variant="secondary" disabled={!reply} onClick={() => reply && onInsert(reply)}>
            {texts.insert}
          </Button>
        </div>
      )}
      <Link to={savedReplies.screen.path} className="justify-self-start text-link">
        {texts.manage}
      </Link>
    </div>
  );
}
