import type { ComponentProps, MouseEvent } from "react";

const VARIANTS = {
  primary: "bg-maroon text-paper hover:bg-maroon-dark",
  secondary: "border border-line-strong bg-paper text-ink hover:bg-cream-deep",
  /** For less important actions. */
  subtle: "text-ink-soft hover:bg-cream-deep hover:text-ink",
  /** For actions that cannot be undone. */
  danger: "bg-danger text-paper hover:bg-maroon-dark",
  quiet: "text-maroon underline underline-offset-4 hover:bg-maroon-soft",
} as const;

export const buttonClass = (variant: keyof typeof VARIANTS = "primary") =>
  `inline-flex min-h-11 items-center justify-center gap-2 rounded-control px-5 py-2 font-bold leading-tight ` +
  `transition-colors disabled:cursor-not-allowed disabled:opacity-60 aria-disabled:cursor-not-allowed ` +
  `aria-disabled:opacity-60 ${VARIANTS[variant]}`;

interface ButtonProps extends ComponentProps<"button"> {
  variant?: keyof typeof VARIANTS;
  /** Shows `busyText` and ignores clicks while something is in progress. */
  isBusy?: boolean;
  busyText?: string;
}

export function Button({
  variant,
  isBusy = false,
  busyText,
  disabled,
  className = "",
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      // Not `disabled` while busy, because some browsers then remove the focus.
      disabled={disabled && !isBusy}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? ignoreClick : onClick}
      className={`${buttonClass(variant)} ${className}`}
    >
      {isBusy && busyText ? busyText : children}
    </button>
  );
}

/** Also stops a submit button, which the Enter key clicks from any field of its form. */
const ignoreClick = (event: MouseEvent) => event.preventDefault();
