import Copy from "lucide-react/icons/copy";
import Download from "lucide-react/icons/download";
import FileText from "lucide-react/icons/file-text";
import Send from "lucide-react/icons/send";
import Share2 from "lucide-react/icons/share-2";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import type { Identity } from "../../../core/content/site/identity.ts";
import { inLanguage } from "../../../core/content/types/companions.ts";
import { isAborted, logFailure } from "../../../core/panel/api/api-failure.ts";
import { FieldFrame } from "../../../core/panel/entry-form/fields/field-frame.tsx";
import { Button, buttonClass } from "../../../core/panel/parts/button.tsx";
import { textareaClass } from "../../../core/panel/parts/control-classes.ts";
import { RadioButtons } from "../../../core/panel/parts/radio-buttons.tsx";
import { showError, showSuccess, showWarning } from "../../../core/panel/parts/toasts/toasts.tsx";
import { panelLanguage, words } from "../../../core/ui/panel-words.ts";
import { LANGUAGE_NAMES, type Language, languagesOf, pageAddress } from "../../../core/words/languages.ts";
import { circularMessage, whatsAppAddress } from "../content/circular-kit.ts";
import { NOTICE_CARD, noticeCardAddress } from "../content/notice-files.ts";
import { noticePath } from "../content/notice-path.ts";
import { notices } from "../content/notices.ts";
import type { Notice } from "./describe-stage.ts";

const texts = words.notices;

/** A notice as a message, a picture and a letter, in one language at a time. */
export function CircularKit({ notice, school }: { notice: Notice; school: Identity }) {
  const id = useId();
  const languages = languagesOf(school.languages);
  const [language, setLanguage] = useState(
    languages.find((offered) => offered === panelLanguage) ?? languages[0],
  );
  const [messages, setMessages] = useState<Partial<Record<Language, string>>>({});
  const textRef = useRef<HTMLTextAreaElement>(null);
  const { title, description, date, category } = inLanguage(notices, notice, language);
  const address = pageAddress(noticePath(notice._id), language, languages);
  const card = noticeCardAddress(address, { title, date, category }, school);
  const message =
    messages[language] ??
    circularMessage({
      language,
      title,
      description,
      date,
      link: `${location.origin}${address}`,
      school: school.name[language] ?? Object.values(school.name).find(Boolean) ?? "",
    });
  const sheet = useShareSheet(card);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(message);
      showSuccess(texts.messageCopied);
    } catch {
      textRef.current?.select();
      showWarning(texts.copyByHand);
    }
  }

  return (
    <div className="grid gap-6">
      {languages.length > 1 && (
        <RadioButtons
          legend={texts.shareLanguage}
          options={languages.map((lang) => ({ value: lang, text: LANGUAGE_NAMES[lang], lang }))}
          chosen={language}
          onChoose={setLanguage}
        />
      )}
      <Part title={texts.message}>
        <FieldFrame id={`${id}-message`} name="message" label={texts.messageHint} lang={undefined}>
          {(control) => (
            <textarea
              {...control}
              ref={textRef}
              lang={language}
              value={message}
              onChange={({ currentTarget: { value } }) => setMessages({ ...messages, [language]: value })}
              className={textareaClass}
            />
          )}
        </FieldFrame>
        <div className="flex flex-wrap gap-3">
          {sheet.isOffered && (
            <Button onClick={() => void sheet.share(message)}>
              <Share2 aria-hidden="true" size={18} /> {texts.shareSheet}
            </Button>
          )}
          <a
            href={whatsAppAddress(message)}
            target="_blank"
            rel="noreferrer"
            className={buttonClass(sheet.isOffered ? "secondary" : "primary")}
          >
            <Send aria-hidden="true" size={18} /> {texts.openWhatsApp}
          </a>
          <Button variant="secondary" onClick={() => void copy()}>
            <Copy aria-hidden="true" size={18} /> {texts.copy}
          </Button>
        </div>
      </Part>
      <Part title={texts.card}>
        <CardPicture key={card} address={card} title={title} />
        {/* The server names the file after the notice. */}
        <a href={card} download="" className={`${buttonClass("secondary")} justify-self-start`}>
          <Download aria-hidden="true" size={18} /> {texts.downloadCard}
        </a>
      </Part>
      <Part title={texts.letter}>
        <p>{texts.letterHint}</p>
        <a
          href={`${address}/letter.pdf`}
          target="_blank"
          rel="noreferrer"
          className={`${buttonClass("secondary")} justify-self-start`}
        >
          <FileText aria-hidden="true" size={18} /> {texts.openLetter}
        </a>
      </Part>
    </div>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="grid gap-3">
    <h3 className="font-bold text-maroon">{title}</h3>
    {children}
  </section>
);

function CardPicture({ address, title }: { address: string; title: string }) {
  const [hasFailed, setFailed] = useState(false);
  if (hasFailed) return <p className="text-danger">{texts.cardFailed}</p>;
  return (
    <img
      src={address}
      alt={texts.cardOf(title)}
      width={NOTICE_CARD.width}
      height={NOTICE_CARD.height}
      onError={() => setFailed(true)}
      className="h-auto w-full max-w-md rounded-control border border-line bg-cream-deep"
    />
  );
}

/** Whether the browser can share files, as phones can. */
const canShareFiles = () =>
  navigator.canShare?.({ files: [new File([""], "notice.jpg", { type: "image/jpeg" })] }) ?? false;

/** Shares a message and a picture with the phone's share sheet. */
function useShareSheet(picture: string) {
  const [isOffered] = useState(canShareFiles);
  const [file, setFile] = useState<File>();
  useEffect(() => {
    if (!isOffered) return;
    const controller = new AbortController();
    setFile(undefined);
    // Loaded in advance: the sheet must open directly after the click.
    loadPicture(picture, controller.signal)
      .then(setFile)
      .catch((error: unknown) => {
        if (!isAborted(error)) logFailure(error);
      });
    return () => controller.abort();
  }, [isOffered, picture]);

  return {
    isOffered,
    /** Shares the message alone if the picture could not be loaded. */
    async share(text: string): Promise<void> {
      try {
        await navigator.share({ text, ...(file && { files: [file] }) });
      } catch (error) {
        if (!isAborted(error)) showError(words.notices.notShared);
      }
    },
  };
}

async function loadPicture(address: string, signal: AbortSignal): Promise<File> {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return new File([await response.blob()], "notice.jpg", { type: "image/jpeg" });
}
