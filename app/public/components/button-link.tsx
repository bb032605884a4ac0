import type { ReactNode } from "react";
import { useAddress } from "../site-context.tsx";

const LOOKS = {
  primary: "button button-primary",
  secondary: "button button-secondary",
  light: "button button-light",
  ghost: "button button-ghost",
} as const;

interface ButtonLinkProps {
  /** The path of a page; the link keeps the language. */
  to: string;
  /** `light` and `ghost` are for maroon and green backgrounds. */
  look?: keyof typeof LOOKS;
  className?: string;
  children: ReactNode;
}

/** A link that looks like a button. */
export function ButtonLink({ to, look = "primary", className = "", children }: ButtonLinkProps) {
  const address = useAddress();
  return (
    <a href={address(to)} className={`${LOOKS[look]} ${className}`}>
      {children}
    </a>
  );
}
