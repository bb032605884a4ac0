import { useState } from "react";
import { type ApiFailure, failedWith } from "../../../../core/panel/api/api-failure.ts";
import { send as sendCall } from "../../../../core/panel/api/send.ts";
import { showSuccess } from "../../../../core/panel/parts/toasts/toasts.tsx";
import { useTypedValues } from "../../../../core/panel/typing/use-typed-values.ts";
import { words } from "../../../../core/ui/panel-words.ts";
import { type EnquiryEvent, enquiryCalls } from "../../content/enquiry-contract.ts";
import { type Answer, type ReplyForm, replyCalls } from "../../content/replies/reply-contract.ts";
import type { Enquiry } from "../enquiries.ts";
import { findLastAnswer, isTyped, startReply, type TypedReply, type Way } from "./typed-reply.ts";
import { useAnswering } from "./use-answering.ts";

const texts = words.replies;

export interface ReplyOptions {
  enquiry: Enquiry;
  events: readonly EnquiryEvent[];
  form: ReplyForm;
  /** Loads the enquiry again. */
  reload: () => Promise<void>;
  /** Called if the enquiry is deleted; what was typed stays. */
  onDeleted: () => void;
}

export type Reply = ReturnType<typeof useReply>;

/** The answer that a person types: its draft, its claim, and sending it. */
export function useReply({ enquiry, events, form, reload, onDeleted }: ReplyOptions) {
  const { _id: id } = enquiry;
  const [isOpen, setOpen] = useState(false);
  const { typed, setTyped, isRestored, ...kept } = useTypedValues<TypedReply>({
    name: `reply ${id}`,
    isTyped,
    onRestored: () => setOpen(true),
  });
  const claim = useAnswering(id, isOpen);
  const lastAnswer = findLastAnswer(events);

  function change(values: Partial<TypedReply>): void {
    if (!typed) return;
    setTyped({ ...typed, ...values });
  }

  function choose(way: Way): void {
    setOpen(true);
    if (typed) change({ way, isOpened: false });
    else setTyped(startReply(way, form.language, lastAnswer?._id ?? null));
  }

  /** Closes the form and deletes what was typed. */
  function discard(): void {
    setOpen(false);
    kept.discard();
  }

  /**
   * Returns how the answer was given. Of a mail, an answer of somebody else that came meanwhile is shown first: then undefined. Calls
   * and messages have happened and are recorded anyway.
   */
  async function send(answer: Answer): Promise<Way | undefined> {
    const record = (basedOn: string) =>
      sendCall(replyCalls.answer, { params: { id }, body: answer, basedOn });
    try {
      await record(enquiry.updatedAt);
    } catch (error) {
      if (!failedWith(error, 409)) throw error;
      const current = await sendCall(enquiryCalls.find, { params: { id } });
      const isAnswered = (findLastAnswer(current.events)?._id ?? null) !== typed?.seenAnswer;
      if (answer.by === "mail" && isAnswered) {
        await reload();
        return undefined;
      }
      await record(current.enquiry.updatedAt);
    }
    return answer.by;
  }

  async function finish(way: Way | undefined): Promise<void> {
    if (!way) return;
    showSuccess(DONE[way]);
    discard();
    await reload();
  }

  function explain({ status, serverMessage, message }: ApiFailure): string | undefined {
    if (status !== 404) return serverMessage ?? (status === 0 ? message : texts.failed);
    onDeleted();
    return undefined;
  }

  return {
    /** Undefined if nothing was typed. */
    typed,
    isOpen,
    isRestored,
    claim,
    /** An answer that came after the form was opened, and that the person has not confirmed. */
    unseen: typed && lastAnswer && lastAnswer._id !== typed.seenAnswer ? lastAnswer : undefined,
    choose,
    /** Lets others answer. What was typed stays. */
    close: () => setOpen(false),
    change,
    discard,
    send,
    /** After sending. */
    finish,
    /** Why an answer was not sent. */
    explain,
    /** The person answers although somebody else has answered. */
    acknowledge: () => change({ seenAnswer: lastAnswer?._id ?? null }),
  };
}

const DONE: Record<Way, string> = {
  mail: words.writing.mailQueued,
  whatsapp: texts.whatsAppRecorded,
  call: texts.callRecorded,
};
