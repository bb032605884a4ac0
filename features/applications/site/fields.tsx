import type { ComponentProps, ReactNode } from "react";
import { useWords } from "../../../core/site/site-context.tsx";

export const CONTROL =
  "mt-1 w-full min-h-12 rounded-control border border-line-strong bg-paper px-4 py-2 aria-invalid:border-danger aria-invalid:outline-1 aria-invalid:outline-danger";

/** The id of a field's control. */
export const fieldId = (name: string) => `apply-${name}`;

interface FieldProps {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  error: string | undefined;
  isRequired?: boolean;
  /** Receives the attributes that the control shares with all others. */
  control: (shared: SharedAttributes) => ReactNode;
}

type SharedAttributes = Pick<
  ComponentProps<"input">,
  "id" | "name" | "className" | "aria-invalid" | "aria-describedby" | "required"
>;

/** A label, its control, a hint and an error. The script writes into the same elements. */
export function Field({ name, label, hint, error, isRequired = false, control }: FieldProps) {
  const id = fieldId(name);
  return (
    <div data-field-of={name}>
      <label htmlFor={id} className="font-bold">
        {label}
      </label>
      {isRequired && (
        <span aria-hidden="true" className="text-danger">
          {" "}
          *
        </span>
      )}
      {hint && (
        <p id={`${id}-hint`} className="text-caption text-ink-soft">
          {hint}
        </p>
      )}
      {control({
        id,
        name,
        className: CONTROL,
        "aria-invalid": error ? true : undefined,
        "aria-describedby": [hint && `${id}-hint`, `${id}-error`].filter(Boolean).join(" "),
        required: isRequired,
      })}
      <p id={`${id}-error`} className="mt-1 text-danger empty:hidden">
        {error}
      </p>
    </div>
  );
}

interface ChoicesProps extends SharedAttributes {
  value: string | undefined;
  options: readonly {
    value: string;
    text: string;
    data?: Readonly<Record<`data-${string}`, string | undefined>>;
  }[];
}

export function Choices({ value = "", options, ...shared }: ChoicesProps) {
  const { apply } = useWords();
  return (
    <select {...shared} defaultValue={options.some((each) => each.value === value) ? value : ""}>
      <option value="">{apply.choose}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value} {...option.data}>
          {option.text}
        </option>
      ))}
    </select>
  );
}

/** A button of a form without scripts. Its value is the action. */
export const ActionButton = ({
  action,
  look = "primary",
  children,
}: {
  action: string;
  look?: "primary" | "secondary";
  children: ReactNode;
}) => (
  <button type="submit" name="action" value={action} className={`button button-${look} min-h-12`}>
    {children}
  </button>
);
