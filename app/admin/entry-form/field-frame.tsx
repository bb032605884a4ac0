import type { ReactNode } from "react";
import { labelClass } from "../../ui/control-classes.ts";
import { LegacyHindiOffer } from "../components/legacy-hindi-offer.tsx";

export interface FieldState {
  id: string;
  name: string;
  error: string | undefined;
  /** The element that shows the error; fields with the same fault share one. */
  errorId: string | undefined;
}

interface FieldFrameProps extends FieldState {
  label: string;
  isOptional?: boolean;
  hint?: string;
  children: (control: {
    id: string;
    name: string;
    "aria-describedby": string | undefined;
    "aria-invalid": true | undefined;
  }) => ReactNode;
}

/** Label, hint and error of a field, tied to its control. */
export function FieldFrame({ id, name, label, error, errorId, isOptional, hint, children }: FieldFrameProps) {
  const note = [isOptional && "optional", hint].filter(Boolean).join(" · ");
  const describedBy = [note && `${id}-note`, error !== undefined && errorId].filter(Boolean).join(" ");
  return (
    <div className="grid grid-cols-1 content-start gap-1.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <label htmlFor={id} className={labelClass}>
          {label}
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
      })}
      <LegacyHindiOffer controlId={id} />
      {error !== undefined && errorId === `${id}-error` && (
        <p id={errorId} className="font-bold text-caption text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
