import type { ReactNode } from "react";
import { useAddress } from "../site-context.tsx";

const LOOKS = {
  primary: "button button-primary",
  secondary: "button button-secondary",
  light: "button button-light",
  ghost: "button button-ghost",
} as const;

interface ButtonLinkProps {
  /** The path of a page; the link leads to it in the language of this one. */
  to: string;
  /** `light` and `ghost` stand on maroon and green. */
  look?: keyof typeof LOOKS;
  className?: string;
  children: ReactNode;
}

/** A link that asks to be followed. */
export function ButtonLink({ to, look = "primary", className = "", children }: ButtonLinkProps) {
  const address = useAddress();
  return (
    <a href={address(to)} className={`${LOOKS[look]} ${className}`}>
      {children}
    </a>
  );
}
