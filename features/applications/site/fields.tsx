import type { ComponentProps, ReactNode } from "react";
import { useAddress, useWords } from "../../../core/site/site-context.tsx";
import { APPLY_PATH, type ApplyQuery, writeApplyQuery } from "../content/form/apply-path.ts";

/** Returns addresses of the page in its language. */
export function useFormAddress(): (query: ApplyQuery) => string {
  const address = useAddress();
  return (query) => address(APPLY_PATH) + writeApplyQuery(query);
}

/** A form of the page. `link` is the secret of the application that it is about; its buttons name the action. */
export function PostForm({ link, ...form }: ComponentProps<"form"> & { link?: string }) {
  const action = useFormAddress()(link === undefined ? {} : { a: link });
  return <form {...form} method="post" encType="multipart/form-data" action={action} />;
}

interface SectionProps {
  id: string;
  title: string;
  className?: string;
  children: ReactNode;
}

export const CARD = "card grid gap-3 px-[clamp(1rem,4vw,2rem)] py-5";

export const Section = ({ id, title, className = "", children }: SectionProps) => (
  <section aria-labelledby={id} className={`${CARD} ${className}`}>
    <h2 id={id} className="text-subhead text-maroon">
      {title}
    </h2>
    {children}
  </section>
);

/** A part that opens when its title is pressed. */
export const Folded = ({ title, children }: { title: string; children: ReactNode }) => (
  <details className="no-print">
    <summary className="text-link inline-flex min-h-11 cursor-pointer items-center">{title}</summary>
    {children}
  </details>
);

const CONTROL =
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

/** The file of a document. */
export const FileInput = ({
  className: _className,
  required: _required,
  ...shared
}: ComponentProps<"input">) => (
  <input
    {...shared}
    type="file"
    accept="image/jpeg,image/png,image/webp,application/pdf"
    className="mt-2 block w-full min-w-0 file:mr-3 file:min-h-11 file:rounded-control file:border file:border-line-strong file:bg-paper file:px-4 file:font-bold"
  />
);

/** Opens the file of a document. */
export function ShowLink({ link, document }: { link: string; document: string }) {
  const { apply: texts, frame } = useWords();
  return (
    <a
      href={`/api/v1/apply/documents/${document}?${new URLSearchParams({ link })}`}
      target="_blank"
      rel="noreferrer"
      aria-label={frame.inNewTab(texts.showDocument)}
      className="text-link inline-flex min-h-11 items-center"
    >
      {texts.showDocument}
    </a>
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
