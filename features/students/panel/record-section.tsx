import { type ReactNode, useId } from "react";

interface RecordSectionProps {
  heading: string;
  className?: string;
  children: ReactNode;
}

/** A card of the record of a student. */
export function RecordSection({ heading, className = "gap-4", children }: RecordSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={`card grid p-5 sm:p-6 ${className}`}>
      <h2 id={id} className="text-maroon text-subhead">
        {heading}
      </h2>
      {children}
    </section>
  );
}
