import type { ReactNode } from "react";
import type { Language } from "../../../content/words/languages.ts";
import { labelClass } from "../../ui/control-classes.ts";
import { words } from "../../ui/panel-words.ts";
import { LegacyHindiOffer } from "../typing/legacy-hindi-offer.tsx";

export interface FieldState {
  id: string;
  name: string;
  error?: string;
  /** The element that shows the error, by default the field's own; fields with the same error share one. */
  errorId?: string;
}

interface FieldFrameProps extends FieldState {
  label: string;
  isOptional?: boolean;
  hint?: string;
  /** The language of the label and the value; by default that of the panel. */
  lang?: Language;
  /** A hint about a possible mistake. */
  advice?: string | undefined;
  children: (control: {
    id: string;
    name: string;
    "aria-describedby": string | undefined;
    "aria-invalid": true | undefined;
    lang: Language | undefined;
  }) => ReactNode;
}

/** Label, hint and error of a field, linked to its control. Translates the English labels and errors of the declaration. */
export function FieldFrame(props: FieldFrameProps) {
  const { id, name, label, error, errorId = `${id}-error`, isOptional, hint, lang, advice, children } = props;
  const note = [isOptional && words.entryForm.optional, hint].filter(Boolean).join(" · ");
  const describedBy = [note && `${id}-note`, error !== undefined && errorId, advice && `${id}-advice`]
    .filter(Boolean)
    .join(" ");
  return (
    <div className="grid grid-cols-1 content-start gap-1.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <label htmlFor={id} lang={lang} className={labelClass}>
          {words.translate(label)}
        </label>
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
        <p id={errorId} className="font-bold text-caption text-danger">
          {words.translate(error)}
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
