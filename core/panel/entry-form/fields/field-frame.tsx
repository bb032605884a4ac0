import type { ReactNode } from "react";
import { words } from "../../../ui/panel-words.ts";
import { LANGUAGE_NAMES, type Language } from "../../../words/languages.ts";
import { labelClass } from "../../parts/control-classes.ts";
import { lazyPart } from "../../parts/lazy-part.tsx";

const LegacyHindiOffer = lazyPart(
  async () => (await import("../../typing/legacy-hindi-offer.tsx")).LegacyHindiOffer,
);

export interface FieldState {
  id: string;
  name: string;
  error?: string;
  /** The element that shows the error, by default the field's own; fields with the same error share one. */
  errorId?: string;
}

interface FieldFrameProps extends FieldState {
  /** A text is translated. */
  label: ReactNode;
  isOptional?: boolean;
  hint?: string | undefined;
  /** The language of the value; by default that of the panel. */
  lang?: Language | undefined;
  /** Shows the name of the language beside the label. */
  namesLanguage?: boolean;
  /** The language of the label; by default that of the panel. */
  labelLang?: Language | undefined;
  /** A hint about a possible mistake. */
  advice?: string | undefined;
  /** Screen readers read the error at once; by default with the field. */
  isAnnounced?: boolean;
  children: (control: {
    id: string;
    name: string;
    "aria-describedby": string | undefined;
    "aria-invalid": true | undefined;
    lang: Language | undefined;
  }) => ReactNode;
}

/** Label, hint and error of a field, linked to its control. */
export function FieldFrame(props: FieldFrameProps) {
  const { id, name, label, error, errorId = `${id}-error`, isOptional, hint, advice, children } = props;
  const { lang, namesLanguage = false, labelLang, isAnnounced = false } = props;
  const note = [isOptional && words.entryForm.optional, hint].filter(Boolean).join(" · ");
  const describedBy = [
    namesLanguage && `${id}-language`,
    note && `${id}-note`,
    error !== undefined && errorId,
    advice && `${id}-advice`,
  ]
    .filter(Boolean)
    .join(" ");
  return (
    <div className="grid grid-cols-1 content-start gap-1.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span>
          <label htmlFor={id} lang={labelLang} className={labelClass}>
            {label}
          </label>
          {namesLanguage && lang && (
            <span id={`${id}-language`} lang={lang}>
              {" "}
              ({LANGUAGE_NAMES[lang]})
            </span>
          )}
        </span>
        {note && (
          <span id={`${id}-note`} className="text-caption text-ink-soft">
            {note}
          </span>
        )}
      </div>
      {children({
        id,
        name,
        "aria-describedby": describedBy || undefined,
        "aria-invalid": error === undefined ? undefined : true,
        lang,
      })}
      <LegacyHindiOffer controlId={id} />
      {error !== undefined && errorId === `${id}-error` && (
        <p
          id={errorId}
          role={isAnnounced ? "alert" : undefined}
          className="font-bold text-caption text-danger"
        >
          {words.writeMessage(error)}
        </p>
      )}
      {advice && (
        <p id={`${id}-advice`} role="status" className="text-caption text-ink-soft">
          {advice}
        </p>
      )}
    </div>
  );
}
