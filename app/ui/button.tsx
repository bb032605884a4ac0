import { type ComponentProps, useLayoutEffect, useRef } from "react";

const VARIANTS = {
  primary: "bg-maroon text-paper hover:bg-maroon-dark",
  secondary: "border border-line-strong bg-paper text-ink hover:bg-cream-deep",
  /** Beside a button that matters more. */
  subtle: "text-ink-soft hover:bg-cream-deep hover:text-ink",
  /** For the answer to a question alone: it cannot be taken back. */
  danger: "bg-danger text-paper hover:bg-maroon-dark",
  quiet: "text-maroon underline underline-offset-4 hover:bg-maroon-soft",
} as const;

export const buttonClass = (variant: keyof typeof VARIANTS = "primary") =>
  `inline-flex min-h-11 items-center justify-center gap-2 rounded-control px-5 py-2 font-bold leading-tight ` +
  `transition-colors disabled:cursor-not-allowed disabled:opacity-60 ${VARIANTS[variant]}`;

interface ButtonProps extends ComponentProps<"button"> {
  variant?: keyof typeof VARIANTS;
  /** Shows `busyText` and takes no clicks while something is under way. */
  isBusy?: boolean;
  busyText?: string;
}

export function Button({
  variant,
  isBusy = false,
  busyText,
  disabled,
  className = "",
  children,
  ...rest
}: ButtonProps) {
  const ref = useKeptFocus(isBusy);
  return (
    <button
      ref={ref}
      type="button"
      {...rest}
      disabled={disabled || isBusy}
      className={`${buttonClass(variant)} ${className}`}
    >
      {isBusy && busyText ? busyText : children}
    </button>
  );
}

/** A disabled button loses the focus; it gets it back when it was the last to have it. */
function useKeptFocus(isBusy: boolean) {
  const ref = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    if (isBusy) hadFocus.current = document.activeElement === ref.current;
    else if (hadFocus.current && document.activeElement === document.body) ref.current?.focus();
  }, [isBusy]);
  return ref;
}
