import { useEffect, useRef } from "react";
import { featureOfPath, isOn } from "../../../../core/content/parts/parts.ts";
import { taskPages } from "../../../../core/content/site/public-pages.ts";
import { useAction } from "../../../../core/panel/api/use-action.ts";
import { formatMoment } from "../../../../core/panel/dates/format-date.ts";
import { RestoredLine } from "../../../../core/panel/entry-form/restored-line.tsx";
import { Button } from "../../../../core/panel/parts/button.tsx";
import { Card } from "../../../../core/panel/parts/card.tsx";
import { Notice } from "../../../../core/panel/parts/notice.tsx";
import { RadioButtons } from "../../../../core/panel/parts/radio-buttons.tsx";
import { useOffParts } from "../../../../core/panel/session/off-parts.ts";
import { languageOf } from "../../../../core/ui/language.ts";
import { panelLanguage, words } from "../../../../core/ui/panel-words.ts";
import type { EnquiryEvent } from "../../content/enquiry-contract.ts";
import { ReplyByCall } from "./reply-by-call.tsx";
import { ReplyByMail } from "./reply-by-mail.tsx";
import { ReplyByWhatsApp } from "./reply-by-whatsapp.tsx";
import { ReplyActions } from "./reply-text.tsx";
import { type Reply, type ReplyOptions, useReply } from "./use-reply.ts";
import type { LoadedReplyForm } from "./use-reply-form.ts";

const texts = words.replies;

const WAYS = (["mail", "whatsapp", "call"] as const).map((value) => ({ value, text: texts.ways[value] }));

interface ReplySectionProps extends Omit<ReplyOptions, "form"> {
  loaded: LoadedReplyForm;
}

/** The part of an enquiry's screen where it is answered. */
export function ReplySection({ loaded: { form, hasFailed, look }, ...props }: ReplySectionProps) {
  return (
    <Card heading={texts.heading} className="wrap-anywhere grid-cols-1 gap-5">
      {form && <ReplyWays {...props} form={form} />}
      {!form && !hasFailed && <p>{words.frame.loading}</p>}
      {!form && hasFailed && (
        <div role="alert" className="grid justify-items-start gap-3">
          <p>{texts.notLoaded}</p>
          <Button variant="secondary" onClick={() => void look()}>
            {words.frame.tryAgain}
          </Button>
        </div>
      )}
    </Card>
  );
}

function ReplyWays(props: ReplyOptions) {
  const reply = useReply(props);
  const { typed, claim } = reply;
  const { run } = useAction();
  const ways = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    // The form that had the focus is gone.
    if (wasOpen.current && !reply.isOpen) ways.current?.focus();
    wasOpen.current = reply.isOpen;
  }, [reply.isOpen]);
  if (props.enquiry.status === "spam" && !typed) return <p>{texts.isSpam}</p>;
  return (
    <>
      {reply.isRestored && <RestoredLine text={words.writing.restored} onDiscard={reply.discard} />}
      <div ref={ways} tabIndex={-1} className="focus:outline-none">
        <RadioButtons
          legend={texts.how}
          legendClass="mb-1.5 font-bold"
          options={WAYS}
          chosen={reply.isOpen ? typed?.way : undefined}
          onChoose={reply.choose}
        />
      </div>
      {reply.isOpen && claim.refusal !== undefined ? (
        <Notice role="alert" className="grid justify-items-start gap-3">
          <p>{claim.refusal}</p>
          <Button variant="secondary" onClick={() => void run(claim.take, texts.failed)}>
            {texts.answerAnyway}
          </Button>
        </Notice>
      ) : (
        reply.isOpen && (
          <>
            <LookUp />
            <ReplyForm {...props} reply={reply} />
          </>
        )
      )}
    </>
  );
}

const MOST_ASKED = 3;

/** Links to the answers of the most frequent questions, in a new tab beside the answer. */
function LookUp() {
  const off = useOffParts();
  const asked = taskPages.filter(({ href }) => isOn(off, featureOfPath(href))).slice(0, MOST_ASKED);
  return (
    <p className="flex flex-wrap gap-x-4 text-caption">
      {texts.lookUp}
      {asked.map(({ href, label: [en, hi] }) => (
        <a key={href} href={href} target="_blank" rel="noreferrer" className="text-link inline-block min-h-6">
          {panelLanguage === "hi" ? hi : en}
        </a>
      ))}
    </p>
  );
}

function ReplyForm(props: ReplyOptions & { reply: Reply }) {
  const { reply } = props;
  const { typed, unseen } = reply;
  if (!typed) return null;
  if (unseen) {
    return (
      <>
        <AnsweredMeanwhile answer={unseen} onAnswer={reply.acknowledge} />
        <ReplyActions reply={reply} />
      </>
    );
  }
  return (
    <>
      {typed.way === "mail" && <ReplyByMail {...props} typed={typed} />}
      {typed.way === "whatsapp" && <ReplyByWhatsApp {...props} typed={typed} />}
      {typed.way === "call" && <ReplyByCall {...props} typed={typed} />}
    </>
  );
}

/** Shown instead of the form, so that nobody answers twice without knowing it. */
function AnsweredMeanwhile({ answer, onAnswer }: { answer: EnquiryEvent; onAnswer: () => void }) {
  const { person, at, text } = answer;
  return (
    <Notice role="alert" className="grid justify-items-start gap-3">
      <p className="font-bold">{texts.answeredMeanwhile(person, formatMoment(at))}</p>
      {text !== "" && (
        <p lang={languageOf(text, panelLanguage)} className="line-clamp-6 whitespace-pre-line">
          {text}
        </p>
      )}
      <p>{texts.alsoSend}</p>
      <Button variant="secondary" onClick={onAnswer}>
        {texts.sendAsWell}
      </Button>
    </Notice>
  );
}
