import { type ReactNode, useId } from "react";
import { type AnyWords, Words } from "./words.tsx";

const TONES = {
  plain: "",
  paper: "border-y border-line bg-paper",
  deep: "bg-cream-deep",
  leaf: "on-dark bg-leaf",
} as const;

interface SectionHeadingProps {
  id?: string;
  heading: AnyWords;
  /** The same heading in Hindi, above it. */
  headingHi?: string | null | undefined;
  line?: AnyWords | undefined;
  /** Left if there is something beside the heading. */
  align?: "centre" | "left";
}

interface SectionProps extends SectionHeadingProps {
  tone?: keyof typeof TONES;
  children: ReactNode;
}

/** A section of a page with a heading. */
export function Section({ id, tone = "plain", children, ...heading }: SectionProps) {
  const headingId = useId();
  return (
    <section id={id} aria-labelledby={headingId} className={`section ${TONES[tone]}`}>
      <div className="page-width">
        <SectionHeading {...heading} id={headingId} />
        {children}
      </div>
    </section>
  );
}

export function SectionHeading({ id, heading, headingHi, line, align = "centre" }: SectionHeadingProps) {
  return (
    <div className={align === "centre" ? "section-heading mx-auto text-center" : "section-heading"}>
      {headingHi && <p lang="hi">{headingHi}</p>}
      <Words of={heading} as="h2" id={id} />
      {line && <Words of={line} as="p" />}
    </div>
  );
}
