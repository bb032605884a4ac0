import { type ComponentProps, type ReactNode, useId } from "react";

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

const NOTICE_CARD = "wrap-anywhere rounded-card border border-line-strong bg-saffron-soft px-4 py-3";

/** A card with a message above the content of a screen. */
export const NoticeCard = ({ className = "", ...card }: ComponentProps<"section">) => (
  <section {...card} className={`${NOTICE_CARD} ${className}`} />
);

interface ActionCardProps {
  heading: ReactNode;
  /** A message that needs a decision; otherwise the card is a part of the screen. */
  isNotice?: true;
  className?: string;
  action: ReactNode;
  children: ReactNode;
}

/** A card with a text and its action: beside the text, or below it where there is no room. */
export function ActionCard({ heading, isNotice, className = "", action, children }: ActionCardProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={`flex flex-wrap items-center justify-between gap-x-6 gap-y-3 ${isNotice ? NOTICE_CARD : "card wrap-anywhere px-5 py-4"} ${className}`}
    >
      <div className="min-w-0 max-w-reading flex-[1_1_18rem]">
        <h2 id={id} className={isNotice ? "font-bold" : "text-maroon text-subhead"}>
          {heading}
        </h2>
        {children}
      </div>
      {action}
    </section>
  );
}
