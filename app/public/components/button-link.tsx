import type { ReactNode } from "react";

const LOOKS = {
  primary: "button button-primary",
  secondary: "button button-secondary",
  light: "button button-light",
  ghost: "button button-ghost",
} as const;

interface ButtonLinkProps {
  to: string;
  /** `light` and `ghost` stand on maroon and green. */
  look?: keyof typeof LOOKS;
  className?: string;
  children: ReactNode;
}

/** A link that asks to be followed. */
export function ButtonLink({ to, look = "primary", className = "", children }: ButtonLinkProps) {
  return (
    <a href={to} className={`${LOOKS[look]} ${className}`}>
      {children}
    </a>
  );
}
