import { type ReactNode, useId } from "react";

const TONES = {
  plain: "",
  paper: "border-y border-line bg-paper",
  deep: "bg-cream-deep",
  leaf: "on-dark bg-leaf",
} as const;

type Tone = keyof typeof TONES;

interface SectionProps {
  heading: string;
  /** The same heading in Hindi, above it. */
  headingHi?: string;
  line?: string;
  tone?: Tone;
  /** Left: where something stands beside the heading. */
  align?: "centre" | "left";
  id?: string;
  children: ReactNode;
}

/** A part of a page under a heading of its own. */
export function Section({
  heading,
  headingHi,
  line,
  tone = "plain",
  align = "centre",
  id,
  children,
}: SectionProps) {
  const headingId = useId();
  return (
    <section id={id} aria-labelledby={headingId} className={`section ${TONES[tone]}`}>
      <div className="page-width">
        <SectionHeading id={headingId} heading={heading} headingHi={headingHi} line={line} align={align} />
        {children}
      </div>
    </section>
  );
}

interface SectionHeadingProps {
  id?: string;
  heading: string;
  headingHi?: string;
  line?: string;
  align?: "centre" | "left";
}

export function SectionHeading({ id, heading, headingHi, line, align = "centre" }: SectionHeadingProps) {
  return (
    <div className={align === "centre" ? "section-heading mx-auto text-center" : "section-heading"}>
      {headingHi && <p lang="hi">{headingHi}</p>}
      <h2 id={id}>{heading}</h2>
      {line && <p>{line}</p>}
    </div>
  );
}
