import type { ReactNode } from "react";
import { useAddress, useHasPage } from "../site-context.tsx";

interface ButtonLinkProps {
  /** The path of a page; the link keeps the language. */
  to: string;
  /** `light` and `ghost` are for maroon and green backgrounds. */
  look?: "primary" | "secondary" | "light" | "ghost";
  className?: string;
  children: ReactNode;
}

/** A link that looks like a button. Nothing while the page is switched off. */
export function ButtonLink({ to, look = "primary", className = "", children }: ButtonLinkProps) {
  const address = useAddress();
  const hasPage = useHasPage();
  if (!hasPage(to)) return null;
  return (
    <a href={address(to)} className={`button button-${look} ${className}`}>
      {children}
    </a>
  );
}

/** The link to the full list of a section. */
export function MoreLink({ to, children }: { to: string; children: ReactNode }) {
  const hasPage = useHasPage();
  if (!hasPage(to)) return null;
  return (
    <p className="more">
      <ButtonLink to={to} look="secondary">
        {children}
      </ButtonLink>
    </p>
  );
}
