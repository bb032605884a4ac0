import { type MouseEvent, useEffect, useRef } from "react";
import {
  fitsWhatsApp,
  hasWhatsApp,
  readPhoneNumber,
  whatsAppLink,
} from "../../../../core/content/text/phone-number.ts";
import { Form } from "../../../../core/panel/forms/form.tsx";
import { SubmitButton } from "../../../../core/panel/forms/form-end.tsx";
import type { FieldErrors } from "../../../../core/panel/forms/form-state.ts";
import { DidYouSend } from "../../../../core/panel/messages/message-fields.tsx";
import { buttonClass } from "../../../../core/panel/parts/button.tsx";
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

/** Opens WhatsApp with the text. The form asks whether it was sent, because WhatsApp does not report it. */
export function ReplyByWhatsApp(props: WayProps) {
  const { enquiry, reply, typed } = props;
  const ref = useRef<HTMLFormElement>(null);
  const number = readPhoneNumber(enquiry.phoneNumber);
  const shownNumber = <strong>{enquiry.phoneNumber}</strong>;
  if (!hasWhatsApp(number)) {
    return (
      <>
        <p>{fillWords(texts.phoneProblems[number.kind], { number: shownNumber })}</p>
        <ReplyActions reply={reply} />
      </>
    );
  }

  function check(): FieldErrors {
    const errors = checkText(typed, ref.current);
    return errors.text !== undefined || fitsWhatsApp(typed.text)
      ? errors
      : { text: words.writing.tooLongForWhatsApp };
  }

  /** Sends the form, which asks afterwards whether the message was sent. */
  function open(event: MouseEvent<HTMLAnchorElement>): void {
    if (check().text !== undefined) event.preventDefault();
    ref.current?.requestSubmit();
  }

  if (typed.isOpened) return <Sent {...props} />;
  return (
    <Form ref={ref} check={check} save={async () => reply.change({ isOpened: true })} isKept>
      <p className="text-ink-soft">{fillWords(texts.whatsAppHint, { number: shownNumber })}</p>
      <ReplyText {...props} />
      <MarkAnswered {...props} />
      <ReplyActions reply={reply}>
        <a
          href={whatsAppLink(number, typed.text)}
          target="_blank"
          rel="noopener noreferrer"
          onClick={open}
          className={buttonClass()}
        >
          {words.writing.openWhatsApp}
        </a>
      </ReplyActions>
    </Form>
  );
}

function Sent({ reply, typed: { text, isAnswered } }: WayProps) {
  const ref = useRef<HTMLFormElement>(null);
  useEffect(() => ref.current?.querySelector("button")?.focus(), []);
  return (
    <ReplyFrame ref={ref} reply={reply} answer={{ by: "whatsapp", text, isAnswered }}>
      <DidYouSend
        sent={<SubmitButton>{words.writing.sent}</SubmitButton>}
        onNotSent={() => reply.change({ isOpened: false })}
      >
        <p className="clear-both mb-3">{texts.didYouSendText}</p>
      </DidYouSend>
    </ReplyFrame>
  );
}
