import { textOf } from "../../../core/site/components/words.tsx";
import { useAddress, useSite } from "../../../core/site/site-context.tsx";
import { APPLY_PATH, type ApplyQuery, writeApplyQuery } from "../content/form/apply-path.ts";
import { FORM_DAYS, type FormState } from "../content/form/form-state.ts";
import { ActionButton, CONTROL } from "./fields.tsx";

/** Returns addresses of the page in its language. */
export function useFormAddress(): (query: ApplyQuery) => string {
  const address = useAddress();
  return (query) => address(APPLY_PATH) + writeApplyQuery(query);
}

/** The secret link, with buttons to keep it or to delete the form. */
export function FormLink({ form }: { form: FormState }) {
  const { language, school, words } = useSite();
  const { apply: texts } = words;
  const address = useFormAddress();
  const link = form.origin + address({ a: form.link });
  const message = texts.whatsAppText(textOf(school.name, language), form.sent?.reference ?? null, link);
  return (
    <section
      aria-labelledby="apply-link-heading"
      className="card no-print grid gap-3 px-[clamp(1rem,4vw,2rem)] py-5"
    >
      <h2 id="apply-link-heading" className="text-subhead text-maroon">
        {texts.keepLink}
      </h2>
      <p>{form.sent ? texts.keepLinkSent : texts.keepLinkText(FORM_DAYS)}</p>
      <input
        data-apply-link=""
        type="text"
        readOnly
        value={link}
        aria-labelledby="apply-link-heading"
        className={CONTROL}
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
      {!form.sent && (
        <details>
          <summary className="text-link inline-flex min-h-11 cursor-pointer items-center">
            {texts.discard}
          </summary>
          <form
            method="post"
            encType="multipart/form-data"
            action={address({ a: form.link })}
            className="mt-2"
          >
            <p className="mb-2">{texts.discardText}</p>
            <ActionButton action="withdraw" look="secondary">
              {texts.discard}
            </ActionButton>
          </form>
        </details>
      )}
    </section>
  );
}
