import ArrowLeft from "lucide-react/icons/arrow-left";
import type { ComponentProps } from "react";
import { Link } from "react-router";

/** A link above the heading of a screen, back to its list. */
export const BackLink = ({ children, ...link }: Omit<ComponentProps<typeof Link>, "className">) => (
  <p className="mb-2">
    <Link {...link} className="text-link inline-flex min-h-11 items-center gap-2">
      <ArrowLeft aria-hidden="true" size={18} /> {children}
    </Link>
  </p>
);
