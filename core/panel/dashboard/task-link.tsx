import type { ReactNode } from "react";
import { Link } from "react-router";

interface TaskLinkProps {
  /** A screen, or `#` and the id of a card on this screen. */
  to: string;
  className: string;
  children: ReactNode;
}

/** A plain link for a card, because the router does not scroll to it. */
export function TaskLink({ to, className, children }: TaskLinkProps) {
  return to.startsWith("#") ? (
    <a href={to} className={className}>
      {children}
    </a>
  ) : (
    <Link to={to} className={className}>
      {children}
    </Link>
  );
}
