import { type ReactNode, useId } from "react";

interface CardProps {
  heading: string;
  level?: "h2" | "h3";
  className?: string;
  children: ReactNode;
}

/** A card with a heading that names it. */
export function Card({ heading, level: Heading = "h2", className = "gap-4", children }: CardProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={`card grid px-5 py-4 sm:p-6 ${className}`}>
      <Heading id={id} className="text-maroon text-subhead">
        {heading}
      </Heading>
      {children}
    </section>
  );
}
