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
import { insertText } from "../../../../core/panel/messages/insert-text.ts";
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
  /** The text with which WhatsApp was opened. */
  opened: string | null;
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
  const typed = kept.typed ?? { text: "", language: form.language, inserted: null, opened: null };
  const { text, language, opened } = typed;
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
    // The school may have replaced the first text that asks for documents by its own.
    const asks = ({ text: { en, hi } }: SavedText) => /{(documents|दस्तावेज़)}/.test(`${en} ${hi}`);
    const { id: found = "" } = saved.find((each) => each.id === textId) ?? saved.find(asks) ?? {};
    const next = insertText(text, fill(found, language), text.length, text.length);
    change({ text: next, inserted: { id: found, text: next } });
    formRef.current?.querySelector("textarea")?.focus();
  });
  useEffect(() => {
    if (wanted) takeWanted(wanted.text);
  }, [wanted]);

  const check = () => checkMessage(text, findUnfilled(text), formRef.current, texts.messageNeeded);

  const tell = (by: "mail" | "whatsapp", sent: string) =>
    send(messageCalls.tell, { params: { id }, body: { by, text: sent, language } });

  async function finish(done: string): Promise<void> {
    kept.discard();
    showSuccess(done);
    await reload();
  }

  function openWhatsApp(event: MouseEvent): void {
    if (check().text === undefined && fitsWhatsApp(text)) change({ opened: text });
    else event.preventDefault();
  }

  return (
    <Card heading={texts.messageTitle}>
      {kept.isRestored && <RestoredLine text={words.writing.restored} onDiscard={kept.discard} />}
      <Form
        ref={formRef}
        check={check}
        save={() => tell("mail", text)}
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
        {opened ? (
          <DidYouSend
            sent={
              <Button
                isBusy={isBusy}
                busyText={words.frame.saving}
                onClick={() =>
                  void run(async () => {
                    await tell("whatsapp", opened);
                    await finish(texts.whatsAppRecorded);
                  })
                }
              >
                {words.writing.sent}
              </Button>
            }
            onNotSent={() => change({ opened: null })}
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
