import { type ComponentProps, type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { API_PREFIX, SEND_KEY_HEADER } from "../../../core/content/api/api-names.ts";
import { defineIsland } from "../../../core/site/islands/island.tsx";
import type { Language } from "../../../core/words/languages.ts";
import { CONTACT_TOPICS, type ContactTopic } from "../content/contact-topics.ts";
import { type NextSteps, SentNote, type SentWords } from "./sent-note.tsx";
import { dropUnsent, findUnsent, keepUnsent, type UnsentMessage } from "./unsent-message.ts";
import { UnsentNote, type UnsentWords } from "./unsent-note.tsx";

/** The result of sending a message. */
export interface SentMessage {
  isSent: boolean;
  text: string;
  /** The reference of a sent message. */
  reference?: string;
  /** Errors of the server by field. */
  errors?: Record<string, string>;
  /** The typed values, for the page without JavaScript. */
  typed?: Record<string, string>;
  /** When the page with these errors was made. */
  shownAt?: string;
  /** The server may not have the message, which is kept for another attempt. */
  isKept?: boolean;
}

const FIELDS = [
  { name: "name", type: "text", autoComplete: "name", required: true },
  { name: "phoneNumber", type: "tel", autoComplete: "tel", inputMode: "numeric", required: true },
  { name: "address", type: "text", autoComplete: "address-line1" },
  { name: "email", type: "email", autoComplete: "email" },
] as const;

export const ANSWER_ID = "contact-answer";

type FormWords = SentWords &
  Record<
    | (typeof FIELDS)[number]["name"]
    | ("topic" | "classSought" | "choose")
    | ("message" | "submit" | "sending" | "sent" | "refused" | "failed"),
    string
  > & { needed: string[]; topics: Record<ContactTopic, string>; unsent: UnsentWords };

interface ContactFormProps {
  /** The address of the page, for browsers without JavaScript. */
  action: string;
  words: FormWords;
  /** The API's error messages in the page's language. */
  refusals: Record<string, string>;
  answered?: SentMessage | undefined;
  /** The topic of the message, if the page sets it. */
  topic?: ContactTopic;
  language: Language;
  /** The names of the school's classes: as stored, and in the page's language. */
  classes: readonly (readonly [stored: string, shown: string])[];
  next: NextSteps;
}

/** Sends the message with JavaScript; without it the browser posts the form to the page. */
export function ContactForm({ action, words, refusals, answered, topic, ...about }: ContactFormProps) {
  const { language, classes, next } = about;
  const form = useRef<HTMLFormElement>(null);
  const [isSending, setIsSending] = useState(false);
  const [answer, setAnswer] = useState(answered);
  const [sentCount, setSentCount] = useState(0);
  const [isRestored, setIsRestored] = useState(false);

  useEffect(() => {
    const unsent = findUnsent(action);
    if (!unsent || !form.current) return;
    fillEmpty(form.current, unsent.fields);
    setIsRestored(true);
  }, [action]);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    setIsSending(true);
    setAnswer(undefined);
    setIsRestored(false);
    const fields = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
    // A message from before a reload is sent again at once.
    const seconds = isRestored ? undefined : Math.round(performance.now() / 1000);
    const received = await sendMessage(keepUnsent(action, fields), { language, seconds }, words, refusals);
    if (received.isSent) dropUnsent(action);
    setIsSending(false);
    setAnswer(received);
    const [firstInvalid] = Object.keys(received.errors ?? {});
    if (received.isSent) setSentCount(sentCount + 1);
    else if (firstInvalid) form.current?.querySelector<HTMLElement>(`[name="${firstInvalid}"]`)?.focus();
  }

  function discard() {
    dropUnsent(action);
    setIsRestored(false);
    setAnswer(undefined);
    setSentCount(sentCount + 1);
    // The pressed button is removed.
    form.current?.focus({ preventScroll: true });
  }

  const note = (
    <UnsentNote
      words={words.unsent}
      isRestored={isRestored}
      onSend={() => form.current?.requestSubmit()}
      onDiscard={discard}
    />
  );
  const [before, after, star] = words.needed;
  const errorOf = (name: string) => answer?.errors?.[name];
  const shared = (name: string) => ({
    id: `contact-${name}`,
    name,
    defaultValue: sentCount === 0 ? answered?.typed?.[name] : undefined,
    "aria-invalid": errorOf(name) ? true : undefined,
    "aria-describedby": errorOf(name) ? `contact-${name}-error` : undefined,
    className:
      "mt-1 w-full min-h-12 rounded-control border border-line-strong bg-paper px-4 py-2 aria-invalid:border-danger aria-invalid:outline-1 aria-invalid:outline-danger",
  });

  return (
    <form
      ref={form}
      method="post"
      // Scrolls to the result, which would otherwise be below the screen of a phone.
      action={`${action}#${ANSWER_ID}`}
      noValidate
      onSubmit={send}
      tabIndex={-1}
      className="grid gap-5 outline-none"
    >
      <div aria-live="polite" className="empty:hidden">
        {isRestored && note}
      </div>
      <p className="text-caption text-ink-soft">
        {before}{" "}
        <span aria-hidden="true" className="text-danger">
          *
        </span>
        <span className="sr-only">{star}</span> {after}
      </p>
      {topic && <input type="hidden" name="topic" value={topic} />}
      {answered?.shownAt && <input type="hidden" name="shownAt" value={answered.shownAt} />}
      {/* The fields are emptied after a message is sent. */}
      <div key={sentCount} className="grid gap-5 sm:grid-cols-2">
        {FIELDS.map(({ name, ...input }) => (
          <Field
            key={name}
            name={name}
            label={words[name]}
            error={errorOf(name)}
            isRequired={"required" in input}
            isWide={name === "address"}
          >
            <input {...shared(name)} {...input} />
          </Field>
        ))}
        {!topic && (
          <Field name="topic" label={words.topic} error={errorOf("topic")}>
            <Choices
              {...shared("topic")}
              none={words.choose}
              options={CONTACT_TOPICS.map((each) => [each, words.topics[each]])}
            />
          </Field>
        )}
        {/* After the topic: the style sheet shows it with admissions only. */}
        <Field name="classSought" label={words.classSought} error={errorOf("classSought")}>
          {classes.length > 0 ? (
            <Choices {...shared("classSought")} none={words.choose} options={classes} />
          ) : (
            <input {...shared("classSought")} type="text" />
          )}
        </Field>
        <Field name="message" label={words.message} error={errorOf("message")} isRequired isWide>
          <textarea {...shared("message")} rows={6} required />
        </Field>
        {/* A honeypot for robots, hidden from people and the keyboard. */}
        <div aria-hidden="true" className="hidden">
          <label htmlFor="contact-website">Website</label>
          <input id="contact-website" name="website" type="text" tabIndex={-1} autoComplete="off" />
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        {/* Not `disabled`, which would remove the focus. */}
        <button type="submit" aria-disabled={isSending} className="button button-primary min-h-12">
          {isSending ? words.sending : words.submit}
        </button>
        <p
          id={ANSWER_ID}
          role="status"
          className={`font-bold ${answer?.isSent ? "text-leaf" : "text-danger"}`}
        >
          {answer?.text}
        </p>
      </div>
      <div aria-live="polite" className="empty:hidden">
        {answer?.isKept && note}
        {answer?.reference && (
          <SentNote reference={answer.reference} words={words} next={next} language={language} />
        )}
      </div>
    </form>
  );
}

interface FieldProps {
  name: string;
  label: string;
  error: string | undefined;
  isRequired?: boolean;
  isWide?: boolean;
  children: ReactNode;
}

function Field({ name, label, error, isRequired = false, isWide = false, children }: FieldProps) {
  return (
    <div className={isWide ? "sm:col-span-2" : ""}>
      <label htmlFor={`contact-${name}`} className="font-bold">
        {label}
      </label>
      {isRequired && (
        <span aria-hidden="true" className="text-danger">
          {" "}
          *
        </span>
      )}
      {children}
      {error && (
        <p id={`contact-${name}-error`} className="mt-1 text-danger">
          {error}
        </p>
      )}
    </div>
  );
}

interface ChoicesProps extends ComponentProps<"select"> {
  /** The first line, for no choice. */
  none: string;
  options: readonly (readonly [value: string, text: string])[];
}

const Choices = ({ none, options, ...select }: ChoicesProps) => (
  <select {...select}>
    <option value="">{none}</option>
    {options.map(([value, text]) => (
      <option key={value} value={value}>
        {text}
      </option>
    ))}
  </select>
);

export const ContactFormIsland = defineIsland<ContactFormProps>("contactForm", ContactForm);

/** The API answers in English. */
export const translateErrors = (errors: Record<string, string>, refusals: Record<string, string>) =>
  Object.fromEntries(Object.entries(errors).map(([field, error]) => [field, refusals[error] ?? error]));

/** Keeps what has been typed since. */
function fillEmpty(form: HTMLFormElement, fields: UnsentMessage["fields"]): void {
  for (const [name, value] of Object.entries(fields)) {
    const field = form.elements.namedItem(name);
    const isField =
      field instanceof HTMLInputElement ||
      field instanceof HTMLSelectElement ||
      field instanceof HTMLTextAreaElement;
    if (isField && field.value === "") field.value = value;
  }
}

async function sendMessage(
  { fields, key }: UnsentMessage,
  about: { language: Language; seconds: number | undefined },
  words: FormWords,
  refusals: Record<string, string>,
): Promise<SentMessage> {
  try {
    const response = await fetch(`${API_PREFIX}/contact/create`, {
      method: "POST",
      headers: { "content-type": "application/json", [SEND_KEY_HEADER]: key },
      body: JSON.stringify({ ...fields, ...about }),
    });
    const answer = (await response.json()) as {
      success?: boolean;
      reference?: string;
      message?: string;
      errors?: Record<string, string>;
    };
    if (answer.success === true) {
      const { reference = "" } = answer;
      return { isSent: true, text: words.sent, reference };
    }
    // The rate limit and a form that is switched off have their own messages, so that people do not try again at once.
    const text =
      [404, 429].includes(response.status) && answer.message
        ? (refusals[answer.message] ?? answer.message)
        : words.refused;
    return {
      isSent: false,
      text,
      ...(answer.errors ? { errors: translateErrors(answer.errors, refusals) } : { isKept: true }),
    };
  } catch {
    return { isSent: false, text: words.failed, isKept: true };
  }
}
