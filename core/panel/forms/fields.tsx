import { type ComponentProps, type ReactNode, useId } from "react";
import { DateInput } from "../dates/date-input.tsx";
import { FieldFrame } from "../entry-form/fields/field-frame.tsx";
import { controlClass, labelClass, textareaClass } from "../parts/control-classes.ts";
import { useFormState } from "./form-state.ts";

type FrameProps = ComponentProps<typeof FieldFrame>;

/** Properties of a field besides the attributes of its control. */
interface FieldProps extends Pick<FrameProps, "label" | "hint" | "isOptional" | "lang"> {
  name: string;
}

/** The error of a field. A single one is announced, several are read with their fields. */
function useFieldError(name: string) {
  const { errors } = useFormState();
  return { error: errors[name], isAnnounced: Object.keys(errors).length === 1 };
}

type Control = Parameters<FrameProps["children"]>[0];

/** A field of the form around it. `draw` gets the attributes of its control. */
const field =
  <Attributes,>(draw: (control: Attributes & Control) => ReactNode) =>
  ({ label, hint, isOptional, lang, name, ...attributes }: FieldProps & Attributes) => (
    <FieldFrame
      id={useId()}
      label={label}
      hint={hint}
      isOptional={isOptional}
      lang={lang}
      name={name}
      {...useFieldError(name)}
    >
      {(control) => draw({ ...control, ...(attributes as Attributes) })}
    </FieldFrame>
  );

/** An input of one line; of any type. */
export const TextField = field<ComponentProps<"input">>((control) => (
  <input autoComplete="off" className={controlClass} {...control} />
));

export const AreaField = field<ComponentProps<"textarea">>((control) => (
  <textarea className={textareaClass} {...control} />
));

export const SelectField = field<ComponentProps<"select">>((control) => (
  <select className={controlClass} {...control} />
));

/** A date, with the date in words below it. */
export const DateField = field<ComponentProps<typeof DateInput>>((control) => (
  <DateInput autoComplete="off" {...control} />
));

interface BoxGroupProps {
  /** The name of its boxes. */
  name: string;
  legend: string;
  legendHint?: string;
  help?: string;
  children: ReactNode;
}

/** A group of boxes, of which any number may be ticked. */
export function BoxGroup({ name, legend, legendHint, help, children }: BoxGroupProps) {
  const id = useId();
  const { error } = useFieldError(name);
  const describedBy = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <fieldset
      aria-describedby={describedBy || undefined}
      aria-invalid={error === undefined ? undefined : true}
      className="wrap-anywhere grid min-w-0 gap-1"
    >
      <legend className={`${labelClass} mb-1`}>
        {legend} {legendHint && <span className="font-normal text-caption text-ink-soft">{legendHint}</span>}
      </legend>
      {help && (
        <p id={`${id}-help`} className="text-caption text-ink-soft">
          {help}
        </p>
      )}
      {error !== undefined && (
        <p id={`${id}-error`} className="font-bold text-caption text-danger">
          {error}
        </p>
      )}
      {children}
    </fieldset>
  );
}

/** A box of a group, with a text of several lines. */
export const BoxLine = ({ children, ...box }: ComponentProps<"input">) => (
  <label className="flex min-h-11 items-start gap-3 rounded-control px-2 py-1.5 hover:bg-cream-deep has-disabled:text-ink-soft">
    <input {...box} type="checkbox" className="mt-1 size-5 shrink-0 accent-maroon" />
    <span className="min-w-0">{children}</span>
  </label>
);
