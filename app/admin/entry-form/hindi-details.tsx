import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { LANGUAGE_NAMES } from "../../../content/languages.ts";

/** Forms are asked for their fields by label, so that of a companion shares no word with its original. */
export const hindiLabel = (label: string) => `${label} (${LANGUAGE_NAMES.hi})`;

interface HindiDetailsProps {
  /** Whether there is Hindi already. */
  isFilled: boolean;
  /** What is wrong in here, by field; another object each time that a form is checked. */
  errors: Readonly<Record<string, string>>;
  /** Whether the form shows what was typed before. */
  isRestored: boolean;
  children: ReactNode;
}

/** The fields of a form that take Hindi, at its end: open where there is something to see. */
export function HindiDetails({ isFilled, errors, isRestored, children }: HindiDetailsProps) {
  const ref = useRef<HTMLDetailsElement>(null);
  const [isOpenAtFirst] = useState(isFilled);
  // Before the form leads the keyboard to a field that is wrong: one that is closed takes no focus.
  useLayoutEffect(() => {
    const details = ref.current;
    if (!details) return;
    const fields = [...details.querySelectorAll<HTMLInputElement>("[name]")];
    const isWrong = fields.some(({ name }) => Object.hasOwn(errors, name));
    if (isWrong || (isRestored && fields.some(({ value }) => value !== ""))) details.open = true;
  }, [errors, isRestored]);
  return (
    <details
      ref={ref}
      open={isOpenAtFirst}
      className="col-span-full rounded-control border border-line-strong"
    >
      <summary lang="hi" className="min-h-11 cursor-pointer px-4 py-2.5 font-bold">
        {LANGUAGE_NAMES.hi}
      </summary>
      <div className="grid grid-cols-1 gap-5 px-4 pt-1 pb-4">{children}</div>
    </details>
  );
}
