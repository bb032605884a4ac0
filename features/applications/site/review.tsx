import { formatDay } from "../../../core/content/text/format-day.ts";
import { textOf, Words } from "../../../core/site/components/words.tsx";
import { useAddress, useSite } from "../../../core/site/site-context.tsx";
import { languageOf } from "../../../core/ui/language.ts";
import { classNameOf } from "../../school/content/exports.ts";
import { classValue } from "../content/form/apply-classes.ts";
import { questionField } from "../content/form/form-parts.ts";
import type { FormState } from "../content/form/form-state.ts";
import { ActionButton } from "./fields.tsx";
import { useFormAddress } from "./form-link.tsx";
import { ShowLink } from "./form-view.tsx";

/** The whole application to read, the privacy notice and the consent. */
export function Review({ form, isOpen }: { form: FormState; isOpen: boolean }) {
  const { apply: texts } = useSite().words;
  const address = useFormAddress();
  const pageAddress = useAddress();
  return (
    <div className="grid gap-6">
      <section aria-labelledby="review-heading" className="card px-[clamp(1rem,4vw,2rem)] py-5">
        <h2 id="review-heading" className="text-subhead text-maroon">
          {texts.review.heading}
        </h2>
        <p>{texts.review.text}</p>
        <Facts form={form} />
        <p className="mt-4">
          <a
            href={address({ a: form.link, ...(form.sent && { correct: "1" }) })}
            className="button button-secondary"
          >
            {texts.review.change}
          </a>
        </p>
      </section>
      <form
        method="post"
        encType="multipart/form-data"
        action={address({ a: form.link })}
        className="card grid gap-4 px-[clamp(1rem,4vw,2rem)] py-5"
      >
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
      </form>
    </div>
  );
}

/** Every field with what is typed. */
export function Facts({ form }: { form: FormState }) {
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
    <dl className="mt-4 grid gap-3 sm:grid-cols-2">
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
      {form.documents.map((document) => {
        const asked = settings.documents.find(({ id }) => id === document.document);
        return (
          <div key={document._id}>
            <dt className="text-caption text-ink-soft">
              <Words of={asked?.name ?? document.document} />
            </dt>
            <dd>
              {texts.documentStates[document.state]} · <ShowLink form={form} document={document.document} />
            </dd>
          </div>
        );
      })}
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
