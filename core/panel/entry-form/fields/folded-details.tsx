import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { isFilledIn, readControl } from "../form-values.ts";

export interface FoldedDetailsProps {
  title: string;
  /** Whether one of the fields has a value. */
  isFilled: boolean;
  /** Errors by field; a new object for each check. */
  errors: Readonly<Record<string, string>>;
  /** Whether the form was restored from a draft. */
  isRestored: boolean;
  children: ReactNode;
}

/** Rarely used fields at the end of a form; open if one of them has a value. */
export function FoldedDetails({ title, isFilled, errors, isRestored, children }: FoldedDetailsProps) {
  const ref = useRef<HTMLDetailsElement>(null);
  const [isOpenAtFirst] = useState(isFilled);
  // Opens before the form focuses an invalid field: closed fields take no focus.
  useLayoutEffect(() => {
    const details = ref.current;
    if (!details) return;
    const fields = [...details.querySelectorAll<HTMLInputElement>("[name]")];
    const isWrong = fields.some(({ name }) => Object.hasOwn(errors, name));
    const isTyped = isRestored && fields.some((field) => isFilledIn(readControl(field)));
    if (isWrong || isTyped) details.open = true;
  }, [errors, isRestored]);
  return (
    <details
      ref={ref}
      open={isOpenAtFirst}
      className="col-span-full rounded-control border border-line-strong"
    >
      <summary className="min-h-11 cursor-pointer px-4 py-2.5 font-bold">{title}</summary>
      <div className="grid grid-cols-1 gap-5 px-4 pt-1 pb-4">{children}</div>
    </details>
  );
}
