import { type FormEvent, useState } from "react";
import { Button } from "../../../../core/panel/parts/button.tsx";
import { fillWords } from "../../../../core/ui/fill-words.tsx";
import { words } from "../../../../core/ui/panel-words.ts";
import {
  findTextError,
  focusTextIn,
  MarkAnswered,
  ReplyActions,
  ReplyText,
  type WayProps,
} from "./reply-text.tsx";

const texts = words.replies;

/** Answers an enquiry by mail, or says why that is not possible. */
export function ReplyByMail(props: WayProps) {
  const { form, reply, typed } = props;
  const { problem, to, replyTo } = form.mail;
  const [error, setError] = useState<string>();
  if (problem) {
    return (
      <>
        <p>{fillWords(texts.mailProblems[problem], { address: <strong>{to}</strong> })}</p>
        <ReplyActions reply={reply} />
      </>
    );
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const found = findTextError(typed);
    setError(found);
    const { text, language, isAnswered } = typed;
    if (found === undefined) void reply.send({ by: "mail", text, language, isAnswered });
    else focusTextIn(event.currentTarget);
  }

  return (
    <form noValidate onSubmit={submit} onInput={() => setError(undefined)} className="grid gap-5">
      <p className="text-ink-soft">
        {fillWords(texts.mailTo, { address: <strong>{to}</strong> })}{" "}
        {replyTo === null ? texts.answersToSender : texts.answersTo(replyTo)}
      </p>
      <ReplyText {...props} error={error} />
      <MarkAnswered {...props} />
      <ReplyActions reply={reply}>
        <Button type="submit" isBusy={reply.isSending} busyText={texts.sending}>
          {texts.sendMail}
        </Button>
      </ReplyActions>
    </form>
  );
}
