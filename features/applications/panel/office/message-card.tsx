import { type MouseEvent, useEffect, useEffectEvent, useRef } from "react";
import {
  fitsWhatsApp,
  hasWhatsApp,
  readPhoneNumber,
  whatsAppLink,
} from "../../../../core/content/text/phone-number.ts";
import { send } from "../../../../core/panel/api/send.ts";
import { useAction } from "../../../../core/panel/api/use-action.ts";
import { RestoredLine } from "../../../../core/panel/entry-form/restored-line.tsx";
import { Form } from "../../../../core/panel/forms/form.tsx";
import { FailureLine, SubmitButton } from "../../../../core/panel/forms/form-end.tsx";
import {
  checkMessage,
  DidYouSend,
  MessageFields,
  type TypedMessage,
} from "../../../../core/panel/messages/message-fields.tsx";
import { Button, buttonClass } from "../../../../core/panel/parts/button.tsx";
import { Card } from "../../../../core/panel/parts/card.tsx";
import { showSuccess } from "../../../../core/panel/parts/toasts/toasts.tsx";
import { useTypedValues } from "../../../../core/panel/typing/use-typed-values.ts";
import { words } from "../../../../core/ui/panel-words.ts";
import type { Language } from "../../../../core/words/languages.ts";
import { MAX_MESSAGE, type MessageForm, messageCalls } from "../../content/office/message-contract.ts";
import { fillPlaceholders, findUnfilled } from "../../content/office/placeholders.ts";
import type { SavedText } from "../../content/settings.ts";
import { type Application, inEither } from "../application.ts";

const texts = words.applicationsScreen;

interface Typed extends TypedMessage {
  /** WhatsApp was opened with the text. */
  isOpened: boolean;
}

interface MessageCardProps {
  application: Application;
  form: MessageForm;
  /** The texts of the settings. */
  texts: readonly SavedText[];
  /** The id of the saved text that the message is to begin with. */
  wanted: { text: string } | undefined;
  reload: () => Promise<void>;
}

/** Writes to the parents by mail or WhatsApp. Nothing is sent without a press, and what is typed is kept as a draft. */
export function MessageCard({ application, form, texts: saved, wanted, reload }: MessageCardProps) {
  const { _id: id, step, mobileNumber } = application;
  const kept = useTypedValues<Typed>({
    name: `application-message:${id}`,
    isTyped: ({ text }) => text.trim() !== "",
  });
  const typed = kept.typed ?? { text: "", language: form.language, inserted: null, isOpened: false };
  const { text, language, isOpened } = typed;
  const formRef = useRef<HTMLFormElement>(null);
  const { isBusy, run } = useAction();
  const rank = (each: SavedText) => (each.step === step ? 0 : each.step === null ? 1 : 2);
  const offered = saved.toSorted((one, other) => rank(one) - rank(other));
  const number = readPhoneNumber(mobileNumber);

  const change = (values: Partial<Typed>) => kept.setTyped({ ...typed, ...values });
  const fill = (textId: string, into: Language): string => {
    const found = saved.find((each) => each.id === textId)?.text;
    return fillPlaceholders(String(found?.[into] ?? found?.en ?? found?.hi ?? ""), form.values[into]);
  };
  const takeWanted = useEffectEvent((textId: string) => {
    const filled = fill(textId, language);
    change({ text: filled, inserted: { id: textId, text: filled } });
    formRef.current?.querySelector("textarea")?.focus();
  });
  useEffect(() => {
    if (wanted) takeWanted(wanted.text);
  }, [wanted]);

  const check = () => checkMessage(text, findUnfilled(text), formRef.current, texts.messageNeeded);

  const tell = (by: "mail" | "whatsapp") =>
    send(messageCalls.tell, { params: { id }, body: { by, text, language } });

  async function finish(done: string): Promise<void> {
    kept.discard();
    showSuccess(done);
    await reload();
  }

  function openWhatsApp(event: MouseEvent): void {
    if (check().text === undefined && fitsWhatsApp(text)) change({ isOpened: true });
    else event.preventDefault();
  }

  return (
    <Card heading={texts.messageTitle}>
      {kept.isRestored && <RestoredLine text={words.writing.restored} onDiscard={kept.discard} />}
      <Form
        ref={formRef}
        check={check}
        save={() => tell("mail")}
        onSaved={() => finish(words.writing.mailQueued)}
        isKept
      >
        <MessageFields
          labels={{ text: texts.message, language: texts.messageLanguage, savedText: texts.savedText }}
          typed={typed}
          change={change}
          maxLength={MAX_MESSAGE}
          saved={offered.map((each) => ({ id: each.id, title: inEither(each.title) }))}
          fill={fill}
          findUnfilled={findUnfilled}
        />
        <p className="wrap-anywhere text-ink-soft">
          {form.mail.problem ? texts.mailProblems[form.mail.problem] : texts.mailTo(form.mail.to ?? "")}
        </p>
        {!hasWhatsApp(number) && <p className="text-ink-soft">{texts.noWhatsApp}</p>}
        <FailureLine />
        {isOpened ? (
          <DidYouSend
            sent={
              <Button
                isBusy={isBusy}
                busyText={words.frame.saving}
                onClick={() =>
                  void run(async () => {
                    await tell("whatsapp");
                    await finish(texts.whatsAppRecorded);
                  })
                }
              >
                {words.writing.sent}
              </Button>
            }
            onNotSent={() => change({ isOpened: false })}
          />
        ) : (
          <div className="flex flex-wrap gap-3">
            {!form.mail.problem && (
              <SubmitButton busyText={words.writing.sending}>{words.writing.sendMail}</SubmitButton>
            )}
            {hasWhatsApp(number) && (
              <a
                href={whatsAppLink(number, text)}
                target="_blank"
                rel="noopener noreferrer"
                onClick={openWhatsApp}
                className={buttonClass("secondary")}
              >
                {words.writing.openWhatsApp}
              </a>
            )}
          </div>
        )}
      </Form>
    </Card>
  );
}
