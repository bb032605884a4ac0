import { formatDay } from "../../../core/content/text/format-day.ts";
import { clockInIndia, dayInIndia } from "../../../core/content/text/india-time.ts";
import { textOf, Words } from "../../../core/site/components/words.tsx";
import { useAddress, useSite, useWords } from "../../../core/site/site-context.tsx";
import { languageOf } from "../../../core/ui/language.ts";
import { classNameOf } from "../../school/content/exports.ts";
import { classValue } from "../content/form/apply-classes.ts";
import { documentField, questionField } from "../content/form/form-parts.ts";
import { FORM_DAYS, type FormState, findMissing, type SentApplication } from "../content/form/form-state.ts";
import { mayParentsCorrect, mayParentsWithdraw } from "../content/steps.ts";
import {
  ActionButton,
  CARD,
  Field,
  FileInput,
  Folded,
  PostForm,
  Section,
  ShowLink,
  useFormAddress,
} from "./fields.tsx";

interface FormProps {
  form: FormState;
}

/** The secret link, with buttons to keep it or to delete the form. */
export function FormLink({ form }: FormProps) {
  const { language, school, words } = useSite();
  const { apply: texts } = words;
  const link = form.origin + useFormAddress()({ a: form.link });
  const message = texts.whatsAppText(textOf(school.name, language), form.sent?.reference ?? null, link);
  return (
    <Section id="apply-link-heading" title={texts.keepLink} className="no-print">
      <p>{form.sent ? texts.keepLinkSent : texts.keepLinkText(FORM_DAYS)}</p>
      <input
        data-apply-link=""
        type="text"
        readOnly
        value={link}
        aria-labelledby="apply-link-heading"
        className="min-h-12 w-full rounded-control border border-line-strong bg-paper px-4 py-2"
      />
      <p>
        <a
          data-apply-share=""
          href={`https://wa.me/?${new URLSearchParams({ text: message })}`}
          target="_blank"
          rel="noreferrer"
          className="button button-secondary"
        >
          {texts.whatsApp}
        </a>
      </p>
      {!form.sent && <Withdraw link={form.link} {...texts.discard} />}
    </Section>
  );
}

interface WithdrawProps {
  link: string;
  heading: string;
  text: string;
  button: string;
}

const Withdraw = ({ link, heading, text, button }: WithdrawProps) => (
  <Folded title={heading}>
    <PostForm link={link} className="mt-2 grid gap-3">
      <p>{text}</p>
      <p>
        <ActionButton action="withdraw" look="secondary">
          {button}
        </ActionButton>
      </p>
    </PostForm>
  </Folded>
);

/** The whole application to read, the privacy notice and the consent. */
export function Review({ form, isOpen }: FormProps & { isOpen: boolean }) {
  const { apply: texts } = useWords();
  const address = useFormAddress();
  const pageAddress = useAddress();
  return (
    <div className="grid gap-6">
      <Section id="review-heading" title={texts.review.heading}>
        <p>{texts.review.text}</p>
        <Facts form={form} />
        <p>
          <a
            href={address({ a: form.link, ...(form.sent && { correct: "1" }) })}
            className="button button-secondary"
          >
            {texts.review.change}
          </a>
        </p>
      </Section>
      <PostForm link={form.link} className={CARD}>
        <h2 className="text-subhead text-maroon">{texts.review.notice}</h2>
        <p>{texts.review.purpose(form.settings.months)}</p>
        <p>
          <a href={pageAddress("/privacy")} className="text-link inline-flex min-h-11 items-center">
            {texts.review.privacy}
          </a>
        </p>
        <label className="flex min-h-11 gap-3">
          <input type="checkbox" name="consent" value="yes" required className="mt-1 size-6 shrink-0" />
          <span>{texts.review.consent}</span>
        </label>
        {isOpen || form.sent ? (
          <p>
            <ActionButton action="send">
              {form.sent ? texts.review.sendCorrection : texts.review.send}
            </ActionButton>
          </p>
        ) : (
          <p className="font-bold text-danger">{texts.keptWhileClosed}</p>
        )}
      </PostForm>
    </div>
  );
}

/** Every field with what is typed. */
function Facts({ form }: FormProps) {
  const { language, words } = useSite();
  const { apply: texts, months } = words;
  const { typed, settings, classes } = form;
  const chosen = classes.find(({ value }) => value === typed.classSought);
  const shown: Readonly<Record<string, string | undefined>> = {
    ...typed,
    dateOfBirth: typed.dateOfBirth && formatDay(typed.dateOfBirth, months),
    classSought: chosen && textOf(classNameOf(chosen.name), language),
    gender: texts.genders[typed.gender as keyof typeof texts.genders],
    category: texts.categories[typed.category as keyof typeof texts.categories],
  };
  const names = Object.entries(texts.fields).filter(([name]) => name !== "category" || settings.asksCategory);
  return (
    <dl className="grid gap-3 sm:grid-cols-2">
      {names.map(([name, text]) => (
        <Fact key={name} name={text} value={shown[name]} />
      ))}
      {settings.questions.map(({ id, question, kind, options }) => {
        const answer = typed[questionField(id)];
        const option = kind === "choice" && options.find((each) => classValue(each) === answer);
        const text = kind === "date" && answer ? formatDay(answer, months) : answer;
        return (
          <Fact key={id} name={textOf(question, language)} value={option ? textOf(option, language) : text} />
        );
      })}
      {form.documents.map(({ _id, document, state }) => (
        <div key={_id}>
          <dt className="text-caption text-ink-soft">
            <Words of={settings.documents.find(({ id }) => id === document)?.name ?? document} />
          </dt>
          <dd>
            {texts.documentStates[state]} · <ShowLink link={form.link} document={document} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Fact({ name, value }: { name: string; value: string | undefined }) {
  const { language, words } = useSite();
  return (
    <div className="min-w-0 wrap-anywhere">
      <dt className="text-caption text-ink-soft" lang={languageOf(name, language)}>
        {name}
      </dt>
      <dd className="whitespace-pre-line" lang={value ? languageOf(value, language) : undefined}>
        {value || words.apply.review.empty}
      </dd>
    </div>
  );
}

interface SentViewProps {
  form: FormState & { sent: SentApplication };
  refused: { at: string; text: string } | undefined;
}

/** A sent application: its reference, receipt, step, and what parents can still change. */
export function SentView({ form, refused }: SentViewProps) {
  const { language, words } = useSite();
  const { apply: texts, months } = words;
  const address = useFormAddress();
  const { sent, link } = form;
  const sentForm = { ...form, typed: form.stored };
  const missing = findMissing(form.settings, form.stored.classSought, form.documents);
  return (
    <div className="grid gap-6">
      <Section id="sent-heading" title={texts.sentHeading} className="border-l-[6px] border-l-leaf">
        <p>
          {texts.reference}: <b className="whitespace-nowrap text-subhead">{sent.reference}</b>
        </p>
        <p>{texts.sentText}</p>
        <p>
          {texts.sentOn}: {formatDay(sent.sentAt, months)}
        </p>
        <p className="no-print">
          <a
            href={`/api/v1/apply/receipt?${new URLSearchParams({ link, language })}`}
            target="_blank"
            rel="noreferrer"
            className="button button-primary"
          >
            {texts.receipt}
          </a>
        </p>
      </Section>
      <Section id="status-heading" title={texts.status}>
        <p className="font-bold">{texts.steps[sent.step]}</p>
        <Appointment sent={sent} />
      </Section>
      {missing.length > 0 && mayParentsWithdraw(sent.step) && (
        <PostForm link={link} className={`${CARD} border-l-[6px] border-l-saffron`}>
          <h2 className="text-subhead text-maroon">{texts.missing}</h2>
          <p className="text-caption text-ink-soft">{texts.documentHint}</p>
          {missing.map(({ id, name }) => (
            <Field
              key={id}
              name={documentField(id)}
              label={textOf(name, language)}
              hint={form.documents.find(({ document }) => document === id)?.note}
              error={refused?.at === documentField(id) ? refused.text : undefined}
              control={(shared) => <FileInput {...shared} />}
            />
          ))}
          <p>
            <ActionButton action="documents">{texts.addDocuments}</ActionButton>
          </p>
        </PostForm>
      )}
      <Section id="facts-heading" title={texts.sentFacts}>
        {form.hasUnsent && mayParentsCorrect(sent.step) && (
          <p className="font-bold text-danger">{texts.unsent}</p>
        )}
        <Facts form={sentForm} />
        {mayParentsCorrect(sent.step) && (
          <p className="no-print">
            <a href={address({ a: link, correct: "1" })} className="button button-secondary">
              {texts.correct}
            </a>
          </p>
        )}
      </Section>
      <FormLink form={form} />
      {mayParentsWithdraw(sent.step) && <Withdraw link={link} {...texts.withdraw} />}
    </div>
  );
}

/** The time of the invitation, or the last day of the offer. */
function Appointment({ sent: { step, invitedAt, offeredUntil } }: Pick<SentViewProps["form"], "sent">) {
  const { apply: texts, months } = useWords();
  if (step === "invited" && invitedAt) {
    const day = formatDay(dayInIndia(new Date(invitedAt)), months);
    return <p>{texts.invitedAt(day, clockInIndia(invitedAt).slice(11))}</p>;
  }
  if (step === "offered" && offeredUntil) return <p>{texts.offeredUntil(formatDay(offeredUntil, months))}</p>;
  return null;
}
