import type { ReactNode } from "react";
import { Link } from "react-router";

interface TaskLinkProps {
  /** A screen, or `#` and the id of a card on this one. */
  to: string;
  className: string;
  children: ReactNode;
}

/** The browser itself scrolls to a card; the router would not. */
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
