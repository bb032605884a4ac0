import type { ReactNode } from "react";

interface AccountSectionProps {
  /** The heading has the id `NAME-heading`. */
  name: string;
  title: string;
  text: string;
  children: ReactNode;
}

/** A card of the screen of the own account. */
export const AccountSection = ({ name, title, text, children }: AccountSectionProps) => (
  <section className="card min-w-0 p-[min(1.25rem,6vw)] sm:p-7" aria-labelledby={`${name}-heading`}>
    <h2 id={`${name}-heading`} className="text-maroon text-subhead">
      {title}
    </h2>
    <p className="mt-1 mb-5 text-ink-soft">{text}</p>
    {children}
  </section>
);
