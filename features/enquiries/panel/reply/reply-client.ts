import { generatePath } from "react-router";
import { callFor } from "../../../../core/panel/api/api-call.ts";
import { type Answer, REPLY_PATHS, type ReplyForm } from "../../content/replies/reply-contract.ts";

/** The data for answering an enquiry, and the delivery of answers by mail. */
export const findReplyForm = (id: string, signal?: AbortSignal) =>
  callFor<ReplyForm>("GET", generatePath(REPLY_PATHS.form, { id }), { signal });

/** `basedOn`: `updatedAt` of the version that the person has seen. */
export const sendAnswer = (id: string, answer: Answer, basedOn: string) =>
  callFor<{ event: string; updatedAt: string }>("POST", generatePath(REPLY_PATHS.answers, { id }), {
    json: answer,
    basedOn,
  });

/** Returns false if the mail was sent meanwhile or is no longer there. */
export const retryAnswer = async (id: string, event: string) =>
  (
    await callFor<{ isTriedAgain: boolean }>("POST", generatePath(REPLY_PATHS.retry, { id, event }), {
      json: {},
    })
  ).isTriedAgain;
