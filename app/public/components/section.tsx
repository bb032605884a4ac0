import { type ReactNode, useId } from "react";

const TONES = {
  plain: "",
  paper: "border-y border-line bg-paper",
  deep: "bg-cream-deep",
  maroon: "bg-maroon text-paper",
  leaf: "bg-leaf text-paper",
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
  className?: string;
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
  className = "",
  children,
}: SectionProps) {
  const headingId = useId();
  return (
    <section id={id} aria-labelledby={headingId} className={`py-10 md:py-18 ${TONES[tone]} ${className}`}>
      <div className="page-width">
        <SectionHeading
          id={headingId}
          heading={heading}
          headingHi={headingHi}
          line={line}
          align={align}
          isOnDark={tone === "maroon" || tone === "leaf"}
        />
        <div className="mt-6 md:mt-10">{children}</div>
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
  isOnDark?: boolean;
}

export function SectionHeading({
  id,
  heading,
  headingHi,
  line,
  align = "centre",
  isOnDark = false,
}: SectionHeadingProps) {
  const isCentred = align === "centre";
  return (
    <div className={isCentred ? "mx-auto max-w-reading text-center" : "max-w-reading"}>
      {headingHi && (
        <p lang="hi" className={`text-lead ${isOnDark ? "text-saffron-soft" : "text-saffron-ink"}`}>
          {headingHi}
        </p>
      )}
      <h2 id={id} className={`text-heading ${isOnDark ? "" : "text-maroon"}`}>
        {heading}
      </h2>
      {line && <p className={`mt-3 text-lead ${isOnDark ? "text-cream-deep" : "text-ink-soft"}`}>{line}</p>}
    </div>
  );
}
