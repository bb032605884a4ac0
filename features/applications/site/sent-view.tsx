import { formatDay } from "../../../core/content/text/format-day.ts";
import { clockInIndia, dayInIndia } from "../../../core/content/text/india-time.ts";
import { textOf } from "../../../core/site/components/words.tsx";
import { useSite } from "../../../core/site/site-context.tsx";
import type { Words } from "../../../core/words/en.ts";
import { documentField } from "../content/form/form-parts.ts";
import { type FormState, findMissing, type SentApplication } from "../content/form/form-state.ts";
import { mayParentsCorrect, mayParentsWithdraw } from "../content/steps.ts";
import { ActionButton, Field } from "./fields.tsx";
import { FormLink, useFormAddress } from "./form-link.tsx";
import { Facts } from "./review.tsx";

interface SentViewProps {
  form: FormState & { sent: SentApplication };
  refused: { at: string; text: string } | undefined;
}

const CARD = "card grid gap-3 px-[clamp(1rem,4vw,2rem)] py-5";

/** A sent application: its reference, receipt, step, and what parents can still change. */
export function SentView({ form, refused }: SentViewProps) {
  const { language, words } = useSite();
  const { apply: texts, months } = words;
  const address = useFormAddress();
  const { sent } = form;
  const sentForm = { ...form, typed: form.stored };
  const missing = findMissing(sentForm);
  const receipt = `/api/v1/apply/receipt?${new URLSearchParams({ link: form.link, language })}`;
  return (
    <div className="grid gap-6">
      <section aria-labelledby="sent-heading" className={`${CARD} border-l-[6px] border-l-leaf`}>
        <h2 id="sent-heading" className="text-subhead text-leaf">
          {texts.sentHeading}
        </h2>
        <p>
          {texts.reference}: <b className="whitespace-nowrap text-subhead">{sent.reference}</b>
        </p>
        <p>{texts.sentText}</p>
        <p>
          {texts.sentOn}: {formatDay(sent.sentAt, months)}
        </p>
        <p className="no-print">
          <a href={receipt} target="_blank" rel="noreferrer" className="button button-primary">
            {texts.receipt}
          </a>
        </p>
      </section>
      <section aria-labelledby="status-heading" className={CARD}>
        <h2 id="status-heading" className="text-subhead text-maroon">
          {texts.status}
        </h2>
        <p className="font-bold">{texts.steps[sent.step]}</p>
        <Appointment sent={sent} words={words} />
      </section>
      {missing.length > 0 && mayParentsWithdraw(sent.step) && (
        <form
          method="post"
          encType="multipart/form-data"
          action={address({ a: form.link })}
          className={`${CARD} border-l-[6px] border-l-saffron`}
        >
          <h2 className="text-subhead text-maroon">{texts.missing}</h2>
          <p className="text-caption text-ink-soft">{texts.documentHint}</p>
          {missing.map(({ id, name }) => {
            const note = form.documents.find(({ document }) => document === id)?.note;
            return (
              <Field
                key={id}
                name={documentField(id)}
                label={textOf(name, language)}
                hint={note ?? undefined}
                error={refused?.at === documentField(id) ? refused.text : undefined}
                control={({ className: _className, required: _required, ...shared }) => (
                  <input
                    {...shared}
                    type="file"
                    accept="image/jpeg,image/png,image/webp,application/pdf"
                    className="mt-2 block w-full min-w-0"
                  />
                )}
              />
            );
          })}
          <p>
            <ActionButton action="documents">{texts.addDocuments}</ActionButton>
          </p>
        </form>
      )}
      <section aria-labelledby="facts-heading" className={CARD}>
        <h2 id="facts-heading" className="text-subhead text-maroon">
          {texts.sentFacts}
        </h2>
        {form.hasUnsent && mayParentsCorrect(sent.step) && (
          <p className="font-bold text-danger">{texts.unsent}</p>
        )}
        <Facts form={sentForm} />
        {mayParentsCorrect(sent.step) && (
          <p className="no-print">
            <a href={address({ a: form.link, correct: "1" })} className="button button-secondary">
              {texts.correct}
            </a>
          </p>
        )}
      </section>
      <FormLink form={form} />
      {mayParentsWithdraw(sent.step) && (
        <details className="no-print">
          <summary className="text-link inline-flex min-h-11 cursor-pointer items-center">
            {texts.withdraw.heading}
          </summary>
          <form
            method="post"
            encType="multipart/form-data"
            action={address({ a: form.link })}
            className="mt-2 grid gap-3"
          >
            <p>{texts.withdraw.text}</p>
            <p>
              <ActionButton action="withdraw" look="secondary">
                {texts.withdraw.button}
              </ActionButton>
            </p>
          </form>
        </details>
      )}
    </div>
  );
}

/** The time of the invitation, or the last day of the offer. */
function Appointment({ sent, words }: { sent: SentApplication; words: Words }) {
  const { apply: texts, months } = words;
  if (sent.step === "invited" && sent.invitedAt) {
    const day = formatDay(dayInIndia(new Date(sent.invitedAt)), months);
    return <p>{texts.invitedAt(day, clockInIndia(sent.invitedAt).slice(11))}</p>;
  }
  if (sent.step === "offered" && sent.offeredUntil) {
    return <p>{texts.offeredUntil(formatDay(sent.offeredUntil, months))}</p>;
  }
  return null;
}
