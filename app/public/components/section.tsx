import { type ReactNode, useId } from "react";
import { type AnyWords, Words } from "./words.tsx";

const TONES = {
  plain: "",
  paper: "border-y border-line bg-paper",
  deep: "bg-cream-deep",
  leaf: "on-dark bg-leaf",
} as const;

type Tone = keyof typeof TONES;

interface SectionProps {
  heading: AnyWords;
  /** The same heading in Hindi, above it. */
  headingHi?: string | null | undefined;
  line?: AnyWords | undefined;
  tone?: Tone;
  /** Left if there is something beside the heading. */
  align?: "centre" | "left";
  id?: string;
  children: ReactNode;
}

/** A section of a page with a heading. */
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
  heading: AnyWords;
  headingHi?: string | null | undefined;
  line?: AnyWords | undefined;
  align?: "centre" | "left";
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
