import type { ComponentProps } from "react";

const COLOURS = {
  /** For what a person should know before going on. */
  note: "bg-saffron-soft",
  /** For what was done. */
  done: "bg-leaf-soft",
  /** For what prevents the person from going on. */
  problem: "bg-maroon-soft",
} as const;

interface NoticeProps extends ComponentProps<"div"> {
  kind?: keyof typeof COLOURS;
}

/** A coloured box with a message. Hidden while it is empty. */
export const Notice = ({ kind = "note", className = "", ...box }: NoticeProps) => (
  <div {...box} className={`rounded-control px-4 py-3 empty:hidden ${COLOURS[kind]} ${className}`} />
);

/** A card with a message above the content of a screen. */
export const NoticeCard = ({ className = "", ...card }: ComponentProps<"section">) => (
  <section
    {...card}
    className={`wrap-anywhere rounded-card border border-line-strong bg-saffron-soft px-4 py-3 ${className}`}
  />
);
