import { useEffect, useEffectEvent, useState } from "react";
import { ApiFailure } from "../../../../core/panel/api/api-failure.ts";
import { send as sendCall } from "../../../../core/panel/api/send.ts";
import { showSuccess } from "../../../../core/panel/parts/toasts.tsx";
import { dropDraft, findDraft, keepDraft, keepSoon } from "../../../../core/panel/typing/drafts.ts";
import { useLeaveGuard } from "../../../../core/panel/typing/leave-guard.tsx";
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
  const draftName = `reply ${id}`;
  const [typed, setTyped] = useState<TypedReply>();
  const [isOpen, setOpen] = useState(false);
  const [isRestored, setRestored] = useState(false);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const claim = useAnswering(id, isOpen);
  const lastAnswer = findLastAnswer(events);
  useLeaveGuard(() => typed !== undefined && isTyped(typed));

  const restore = useEffectEvent((kept: TypedReply | undefined) => {
    if (!kept || typed) return;
    setTyped(kept);
    setOpen(true);
    setRestored(true);
  });
  useEffect(() => {
    let isCurrent = true;
    void findDraft<TypedReply>(draftName).then((kept) => isCurrent && restore(kept));
    return () => {
      isCurrent = false;
    };
  }, [draftName]);

  function change(values: Partial<TypedReply>): void {
    if (!typed) return;
    const next = { ...typed, ...values };
    setTyped(next);
    setFailure(undefined);
    keepSoon(draftName, () => void (isTyped(next) ? keepDraft(draftName, next, true) : dropDraft(draftName)));
  }

  function choose(way: Way): void {
    setOpen(true);
    if (typed) change({ way, isOpened: false });
    else setTyped(startReply(way, form.language, lastAnswer?._id ?? null));
  }

  /** Closes the form and deletes what was typed. */
  async function discard(): Promise<void> {
    setOpen(false);
    setTyped(undefined);
    setRestored(false);
    setFailure(undefined);
    await dropDraft(draftName);
  }

  async function send(answer: Answer): Promise<void> {
    if (isSending || !typed) return;
    setSending(true);
    setFailure(undefined);
    try {
      await sendUnlessAnswered(answer, typed);
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      if (error.status === 404) onDeleted();
      else setFailure(describe(error));
    } finally {
      setSending(false);
    }
  }

  /** Of a mail, an answer of somebody else that came meanwhile is shown first. Calls and messages have happened and are recorded anyway. */
  async function sendUnlessAnswered(answer: Answer, { seenAnswer }: TypedReply): Promise<void> {
    const record = (basedOn: string) =>
      sendCall(replyCalls.answer, { params: { id }, body: answer, basedOn });
    try {
      await record(enquiry.updatedAt);
    } catch (error) {
      if (!(error instanceof ApiFailure && error.status === 409)) throw error;
      const current = await sendCall(enquiryCalls.find, { params: { id } });
      const isAnswered = (findLastAnswer(current.events)?._id ?? null) !== seenAnswer;
      if (answer.by === "mail" && isAnswered) return await reload();
      await record(current.enquiry.updatedAt);
    }
    showSuccess(DONE[answer.by]);
    await discard();
    // The answer is sent, even if the screen cannot show it yet.
    await reload().catch(() => {});
  }

  return {
    /** Undefined if nothing was typed. */
    typed,
    isOpen,
    isRestored,
    isSending,
    /** Why the last attempt to send failed. */
    failure,
    claim,
    /** An answer that came after the form was opened, and that the person has not confirmed. */
    unseen: typed && lastAnswer && lastAnswer._id !== typed.seenAnswer ? lastAnswer : undefined,
    choose,
    /** Lets others answer. What was typed stays. */
    close: () => setOpen(false),
    change,
    discard,
    send,
    /** The person answers although somebody else has answered. */
    acknowledge: () => change({ seenAnswer: lastAnswer?._id ?? null }),
  };
}

const DONE: Record<Way, string> = {
  mail: texts.mailQueued,
  whatsapp: texts.whatsAppRecorded,
  call: texts.callRecorded,
};

const describe = (error: ApiFailure) =>
  Object.values(error.fieldErrors)[0] ??
  error.serverMessage ??
  (error.status === 0 ? error.message : texts.failed);
