import { describeState } from "../published-state.ts";

/** Beside the title of what visitors do not see. */
export const DraftBadge = () => <Badge text={describeState(true)} />;

/** A word or two about an entry. */
export const Badge = ({ text }: { text: string }) => (
  <span className="inline-block whitespace-nowrap rounded-full bg-cream-deep px-2.5 py-0.5 font-bold text-caption text-ink-soft">
    {text}
  </span>
);
