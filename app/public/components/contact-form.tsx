import { type FormEvent, useRef, useState } from "react";
import { Form } from "react-router";
import { API_PREFIX } from "../../../content/api-names.ts";
import { contact } from "../../../content/pages/contact.ts";

/** What became of a message that was sent. */
export interface SentMessage {
  isSent: boolean;
  text: string;
  /** What the server has against a field. */
  errors?: Record<string, string>;
  /** What was typed, for the page without JavaScript. */
  typed?: Record<string, string>;
}

export const MESSAGES = {
  sent: "Message sent successfully!",
  refused: "Failed to send message. Please try again.",
  failed: "An error occurred. Please try again later.",
} as const;

const FIELDS = [
  { name: "name", type: "text", autoComplete: "name", maxLength: 120 },
  { name: "address", type: "text", autoComplete: "street-address", maxLength: 500 },
  { name: "phoneNumber", type: "tel", autoComplete: "tel", maxLength: 40, inputMode: "numeric" },
] as const;

/** Sends by itself where JavaScript runs; elsewhere the browser posts the form and the page comes back with the answer. */
export function ContactForm({ answered }: { answered: SentMessage | undefined }) {
  const form = useRef<HTMLFormElement>(null);
  const [isSending, setIsSending] = useState(false);
  const [answer, setAnswer] = useState(answered);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    setIsSending(true);
    const answer = await sendMessage(new FormData(event.currentTarget));
    setIsSending(false);
    setAnswer(answer);
    if (answer.isSent) form.current?.reset();
    else form.current?.querySelector<HTMLElement>(`[name="${Object.keys(answer.errors ?? {})[0]}"]`)?.focus();
  }

  const errorOf = (name: string) => answer?.errors?.[name];
  const shared = (name: string) => ({
    id: `contact-${name}`,
    name,
    defaultValue: answered?.typed?.[name],
    "aria-invalid": errorOf(name) ? true : undefined,
    "aria-describedby": errorOf(name) ? `contact-${name}-error` : undefined,
    className: "mt-1 w-full min-h-12 rounded-control border border-line-strong bg-paper px-4 py-2",
  });

  return (
    <Form ref={form} method="post" action="/contact" noValidate onSubmit={send} className="grid gap-5">
      {FIELDS.map(({ name, ...input }) => (
        <Field key={name} name={name} error={errorOf(name)}>
          <input {...shared(name)} {...input} />
        </Field>
      ))}
      <Field name="message" error={errorOf("message")}>
        <textarea {...shared("message")} rows={5} maxLength={4000} />
      </Field>
      {/* Robots fill in whatever has a name; people neither see this nor reach it with the keyboard. */}
      <div aria-hidden="true" className="hidden">
        <label htmlFor="contact-website">Website</label>
        <input id="contact-website" name="website" type="text" tabIndex={-1} autoComplete="off" />
      </div>
      <div className="flex flex-wrap items-center gap-4">
        <button type="submit" disabled={isSending} className="button button-primary min-h-12">
          {isSending ? "Sending..." : contact.form.labels.submit}
        </button>
        <p role="status" className={answer?.isSent ? "font-bold text-leaf" : "font-bold text-danger"}>
          {answer?.text}
        </p>
      </div>
    </Form>
  );
}

interface FieldProps {
  name: keyof typeof contact.form.labels;
  error: string | undefined;
  children: React.ReactNode;
}

function Field({ name, error, children }: FieldProps) {
  return (
    <div>
      <label htmlFor={`contact-${name}`} className="font-bold">
        {contact.form.labels[name]}
      </label>
      {children}
      {error && (
        <p id={`contact-${name}-error`} className="mt-1 text-danger">
          {error}
        </p>
      )}
    </div>
  );
}

async function sendMessage(fields: FormData): Promise<SentMessage> {
  try {
    const response = await fetch(`${API_PREFIX}/contact/create`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(Object.fromEntries(fields)),
    });
    const answer = (await response.json()) as {
      success?: boolean;
      message?: string;
      errors?: Record<string, string>;
    };
    if (answer.success === true) return { isSent: true, text: MESSAGES.sent };
    // Whoever has sent too many is told so; the general sentence would only make them try again.
    const text = response.status === 429 && answer.message ? answer.message : MESSAGES.refused;
    return { isSent: false, text, ...(answer.errors && { errors: answer.errors }) };
  } catch {
    return { isSent: false, text: MESSAGES.failed };
  }
}
