import { useRef } from "react";
import { SubmitButton } from "../../../../core/panel/forms/form-end.tsx";
import { fillWords } from "../../../../core/ui/fill-words.tsx";
import { words } from "../../../../core/ui/panel-words.ts";
import {
  checkText,
  MarkAnswered,
  ReplyActions,
  ReplyFrame,
  ReplyText,
  type WayProps,
} from "./reply-text.tsx";

const texts = words.replies;

/** Answers an enquiry by mail, or says why that is not possible. */
export function ReplyByMail(props: WayProps) {
  const { form, reply, typed } = props;
  const { problem, to, replyTo } = form.mail;
  const ref = useRef<HTMLFormElement>(null);
  if (problem) {
    return (
      <>
        <p>{fillWords(texts.mailProblems[problem], { address: <strong>{to}</strong> })}</p>
        <ReplyActions reply={reply} />
      </>
    );
  }

  const { text, language, isAnswered } = typed;
  return (
    <ReplyFrame
      ref={ref}
      check={() => checkText(typed, ref.current)}
      reply={reply}
      answer={{ by: "mail", text, language, isAnswered }}
    >
      <p className="text-ink-soft">
        {fillWords(texts.mailTo, { address: <strong>{to}</strong> })}{" "}
        {replyTo === null ? texts.answersToSender : texts.answersTo(replyTo)}
      </p>
      <ReplyText {...props} />
      <MarkAnswered {...props} />
      <ReplyActions reply={reply}>
        <SubmitButton busyText={words.writing.sending}>{words.writing.sendMail}</SubmitButton>
      </ReplyActions>
    </ReplyFrame>
  );
}
