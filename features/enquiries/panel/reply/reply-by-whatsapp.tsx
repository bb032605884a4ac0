import { type MouseEvent, useEffect, useRef, useState } from "react";
import { Button, buttonClass } from "../../../../core/panel/parts/button.tsx";
import { fillWords } from "../../../../core/ui/fill-words.tsx";
import { words } from "../../../../core/ui/panel-words.ts";
import { fitsWhatsApp, hasWhatsApp, readPhoneNumber, whatsAppLink } from "../../content/phone-number.ts";
import {
  findTextError,
  focusTextIn,
  MarkAnswered,
  ReplyActions,
  ReplyText,
  type WayProps,
} from "./reply-text.tsx";

const texts = words.replies;

/** Opens WhatsApp with the text. The form asks whether it was sent, because WhatsApp does not report it. */
export function ReplyByWhatsApp(props: WayProps) {
  const { enquiry, reply, typed } = props;
  const [error, setError] = useState<string>();
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

  function open(event: MouseEvent<HTMLAnchorElement>): void {
    const found = findTextError(typed) ?? (fitsWhatsApp(typed.text) ? undefined : texts.tooLongForWhatsApp);
    setError(found);
    if (found === undefined) reply.change({ isOpened: true });
    else {
      event.preventDefault();
      focusTextIn(event.currentTarget.closest("form"));
    }
  }

  if (typed.isOpened) return <DidYouSend {...props} />;
  return (
    <form noValidate onInput={() => setError(undefined)} className="grid gap-5">
      <p className="text-ink-soft">{fillWords(texts.whatsAppHint, { number: shownNumber })}</p>
      <ReplyText {...props} error={error} />
      <MarkAnswered {...props} />
      <ReplyActions reply={reply}>
        <a
          href={whatsAppLink(number, typed.text)}
          target="_blank"
          rel="noopener noreferrer"
          onClick={open}
          className={buttonClass()}
        >
          {texts.openWhatsApp}
        </a>
      </ReplyActions>
    </form>
  );
}

function DidYouSend({ reply, typed }: WayProps) {
  const yes = useRef<HTMLButtonElement>(null);
  useEffect(() => yes.current?.focus(), []);
  const { text, isAnswered } = typed;
  return (
    <fieldset className="rounded-control bg-saffron-soft px-4 py-3">
      <legend className="float-left w-full font-bold">{texts.didYouSend}</legend>
      <p className="clear-both mb-3">{texts.didYouSendText}</p>
      <div className="flex flex-wrap gap-3">
        <Button
          ref={yes}
          isBusy={reply.isSending}
          busyText={words.frame.saving}
          onClick={() => void reply.send({ by: "whatsapp", text, isAnswered })}
        >
          {texts.sent}
        </Button>
        <Button
          variant="secondary"
          disabled={reply.isSending}
          onClick={() => reply.change({ isOpened: false })}
        >
          {texts.notSent}
        </Button>
      </div>
    </fieldset>
  );
}
