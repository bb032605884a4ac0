import type { ReactNode } from "react";
import { formatDay } from "../../../core/content/text/format-day.ts";
import { textOf, Words } from "../../../core/site/components/words.tsx";
import { useSite, useWords } from "../../../core/site/site-context.tsx";
import type { Words as SiteWords } from "../../../core/words/en.ts";
import type { Language } from "../../../core/words/languages.ts";
import { writeMessage, writeMessages } from "../../../core/words/write-message.ts";
import { classNameOf } from "../../school/content/exports.ts";
import { type ApplyClass, classValue } from "../content/form/apply-classes.ts";
import {
  CATEGORIES,
  documentField,
  GENDERS,
  nameBirthdayErrors,
  questionField,
} from "../content/form/form-parts.ts";
import type { FormState } from "../content/form/form-state.ts";
import type { AskedDocument, OwnQuestion } from "../content/settings.ts";
import { FormLink } from "./application-view.tsx";
import { ActionButton, Choices, Field, FileInput, Folded, fieldId, PostForm, ShowLink } from "./fields.tsx";
import { writeFormErrors } from "./form-errors.ts";

interface FormViewProps {
  form: FormState;
  /** Whether errors are shown. */
  isChecked: boolean;
  /** The error of a file that was posted without scripts. */
  refused: { at: string; text: string } | undefined;
  isOpen: boolean;
}

interface PartProps {
  form: FormState;
  errors: Record<string, string>;
}

/** The form as one long page. The script turns it into steps, and saves it while it is filled in. */
export function FormView({ form, isChecked, refused, isOpen }: FormViewProps) {
  const { words, language } = useSite();
  const { apply: texts } = words;
  const errors = isChecked ? writeMessages(form.errors, language) : {};
  if (refused) errors[refused.at] = refused.text;
  const part = { form, errors };
  const { documents } = form.settings;
  return (
    <div className="grid gap-6">
      {!isOpen && !form.sent && (
        <p className="card border-l-4 border-l-saffron p-4 font-bold">{texts.keptWhileClosed}</p>
      )}
      <Errors errors={errors} />
      <PostForm
        link={form.link}
        noValidate
        data-apply={JSON.stringify({
          link: form.link,
          language,
          words: scriptWords(texts),
          refusals: writeFormErrors(language),
        })}
        className="grid gap-6"
      >
        <p className="text-caption text-ink-soft">{texts.starNote}</p>
        <Step title={texts.sections.child}>
          <Child {...part} />
        </Step>
        <Step title={texts.sections.parents}>
          <Text {...part} name="fatherName" hint={texts.parentHint} />
          <Text {...part} name="motherName" />
          <Text {...part} name="guardianName" />
          <Text {...part} name="mobileNumber" type="tel" autoComplete="tel" isRequired />
          <Text {...part} name="email" type="email" autoComplete="email" hint={texts.emailHint} />
          <Text {...part} name="address" autoComplete="street-address" isRequired />
        </Step>
        <Step title={texts.sections.more}>
          <More {...part} />
        </Step>
        {documents.length > 0 && (
          <Step title={texts.sections.documents}>
            <p className="text-caption text-ink-soft">{texts.documentHint}</p>
            <ul className="grid gap-4">
              {documents.map((document) => (
                <Document key={document.id} {...part} document={document} />
              ))}
            </ul>
          </Step>
        )}
        <p className="text-caption text-ink-soft">{texts.noAadhaar}</p>
        <p className="flex flex-wrap items-center gap-3" data-apply-end="">
          <ActionButton action="review">{texts.toReview}</ActionButton>
          <ActionButton action="save" look="secondary">
            {texts.save}
          </ActionButton>
        </p>
      </PostForm>
      <FormLink form={form} />
    </div>
  );
}

/** The texts of the script. */
const scriptWords = (texts: SiteWords["apply"]) => ({
  next: texts.next,
  back: texts.back,
  step: texts.stepOf,
  saved: texts.saved,
  keptHere: texts.keptHere,
  waits: texts.uploadWaits,
  uploading: texts.uploading,
  added: texts.documentStates.sent,
  failed: texts.failed,
  choose: texts.chooseDocument,
});

/** The data of the form for the script. */
export interface ScriptData {
  link: string;
  language: Language;
  words: ReturnType<typeof scriptWords>;
  /** The messages of refusals by id. */
  refusals: Record<string, string>;
}

function Step({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset data-step="" className="card min-w-0 px-[clamp(1rem,4vw,2rem)] py-5">
      <legend className="float-left w-full">
        <h2 className="text-subhead text-maroon outline-none" tabIndex={-1}>
          {title}
        </h2>
      </legend>
      <div className="clear-both grid grid-cols-1 gap-5 pt-4">{children}</div>
    </fieldset>
  );
}

/** Links to the fields with errors. */
function Errors({ errors }: Pick<PartProps, "errors">) {
  const { apply: texts } = useWords();
  const wrong = Object.entries(errors);
  if (wrong.length === 0) return null;
  return (
    <div role="alert" className="card border-l-4 border-l-danger p-4">
      <h2 className="font-bold text-danger">{texts.errorsHeading}</h2>
      <ul className="mt-2 grid list-disc gap-1 pl-5">
        {wrong.map(([name, text]) => (
          <li key={name}>
            <a href={`#${fieldId(name)}`} className="text-link">
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

type TextName = Exclude<keyof SiteWords["apply"]["fields"], "gender" | "classSought" | "category">;

interface TextProps extends PartProps {
  name: TextName;
  type?: "text" | "date" | "tel" | "email";
  hint?: string;
  autoComplete?: string;
  isRequired?: boolean;
}

function Text({ form, errors, name, type = "text", autoComplete = "off", ...field }: TextProps) {
  const { apply: texts } = useWords();
  return (
    <Field
      {...field}
      name={name}
      label={texts.fields[name]}
      error={errors[name]}
      control={(shared) => {
        const all = { ...shared, autoComplete, defaultValue: form.typed[name] };
        return name === "address" ? (
          <textarea {...all} rows={3} maxLength={500} />
        ) : (
          <input {...all} type={type} {...(type !== "date" && { maxLength: 200 })} />
        );
      }}
    />
  );
}

interface ChoiceProps<Value extends string> extends PartProps {
  name: "gender" | "category";
  values: readonly Value[];
  names: Readonly<Record<Value, string>>;
  isRequired?: boolean;
}

function Choice<Value extends string>({ form, errors, name, values, names, ...field }: ChoiceProps<Value>) {
  const { apply: texts } = useWords();
  return (
    <Field
      {...field}
      name={name}
      label={texts.fields[name]}
      error={errors[name]}
      control={(shared) => (
        <Choices
          {...shared}
          value={form.typed[name]}
          options={values.map((value) => ({ value, text: names[value] }))}
        />
      )}
    />
  );
}

function Child({ form, errors }: PartProps) {
  const { language, words } = useSite();
  const { apply: texts } = words;
  const part = { form, errors };
  const [first, second] = language === "hi" ? (["nameHi", "name"] as const) : (["name", "nameHi"] as const);
  return (
    <>
      <Text {...part} name={first} hint={texts.nameHint} />
      <Text {...part} name={second} />
      <Field
        name="classSought"
        label={texts.fields.classSought}
        error={errors.classSought}
        isRequired
        control={(shared) => (
          <Choices
            {...shared}
            value={form.typed.classSought}
            options={form.classes.map((each) => {
              const { late, early } = nameBirthdayErrors(each);
              return {
                value: each.value,
                text: textOf(classNameOf(each.name), language),
                data: {
                  "data-from": each.from ?? undefined,
                  "data-to": each.to ?? undefined,
                  "data-ages": describeBirthdays(each, words),
                  "data-early": early && writeMessage(early, language),
                  "data-late": late && writeMessage(late, language),
                },
              };
            })}
          />
        )}
      />
      <p data-ages-line="" className="font-bold text-leaf empty:hidden" aria-live="polite" />
      <Text {...part} name="dateOfBirth" type="date" autoComplete="bday" isRequired />
      <Ages classes={form.classes} />
      <Choice {...part} name="gender" values={GENDERS} names={texts.genders} isRequired />
    </>
  );
}

/** The birthdays of every class. */
function Ages({ classes }: { classes: readonly ApplyClass[] }) {
  const { language, words } = useSite();
  return (
    <Folded title={words.apply.ages}>
      <ul className="mt-2 grid gap-1 text-caption">
        {classes.map((each) => (
          <li key={each.value}>
            <b>{textOf(classNameOf(each.name), language)}</b>:{" "}
            {describeBirthdays(each, words) ?? words.apply.anyAge}
          </li>
        ))}
      </ul>
    </Folded>
  );
}

/** "born between 1 April 2020 and 31 March 2021"; undefined if any child may apply. */
function describeBirthdays({ from, to }: ApplyClass, { admissions, months }: SiteWords): string | undefined {
  if (to === null) return from === null ? undefined : admissions.bornFrom(formatDay(from, months));
  const last = formatDay(to, months);
  return from === null ? admissions.bornUntil(last) : admissions.bornBetween(formatDay(from, months), last);
}

function More({ form, errors }: PartProps) {
  const { apply: texts } = useWords();
  const part = { form, errors };
  const { asksCategory, questions } = form.settings;
  return (
    <>
      <Text {...part} name="presentSchool" />
      <Text {...part} name="sibling" />
      {asksCategory && <Choice {...part} name="category" values={CATEGORIES} names={texts.categories} />}
      {questions.map((question) => (
        <Question key={question.id} {...part} question={question} />
      ))}
    </>
  );
}

function Question({ form, errors, question }: PartProps & { question: OwnQuestion }) {
  const { language } = useSite();
  const { id, kind, options, isRequired } = question;
  const name = questionField(id);
  const value = form.typed[name];
  return (
    <Field
      name={name}
      label={<Words of={question.question} />}
      error={errors[name]}
      isRequired={isRequired}
      control={(shared) =>
        kind === "choice" ? (
          <Choices
            {...shared}
            value={value}
            options={options.map((option) => ({ value: classValue(option), text: textOf(option, language) }))}
          />
        ) : (
          <input
            {...shared}
            type={kind}
            autoComplete="off"
            defaultValue={value}
            {...(kind === "text" && { maxLength: 1000 })}
          />
        )
      }
    />
  );
}

/** A document with its state. Without scripts its file is sent with the whole form. */
function Document({ form, errors, document }: PartProps & { document: AskedDocument }) {
  const { apply: texts } = useWords();
  const { id, classes, isRequired } = document;
  const added = form.documents.find((each) => each.document === id);
  const { classSought } = form.typed;
  const isForOthers = classes.length > 0 && Boolean(classSought) && !classes.includes(String(classSought));
  const name = documentField(id);
  return (
    <li
      data-document={id}
      data-classes={classes.length > 0 ? JSON.stringify(classes) : undefined}
      hidden={isForOthers}
      className="rounded-control border border-line-strong p-4"
    >
      <Field
        name={name}
        label={<Words of={document.name} />}
        hint={
          <>
            {isRequired && `${texts.documentNeeded} · `}
            <span data-state="">{added ? texts.documentStates[added.state] : texts.documentMissing}</span>
            {added?.note && <span className="block text-danger">{added.note}</span>}
          </>
        }
        error={errors[name]}
        isRequired={isRequired}
        control={(shared) => <FileInput {...shared} disabled={added?.state === "accepted"} />}
      />
      <p className="mt-1 flex flex-wrap gap-x-5" data-added="" hidden={!added}>
        <ShowLink link={form.link} document={id} />
      </p>
    </li>
  );
}
