import { words } from "../../ui/panel-words.ts";
import { describeState } from "../published-state.ts";

/** Marks an unpublished entry. */
export const DraftBadge = () => <Badge text={describeState(true)} />;

/** Marks the entry that was created last. */
export const AddedBadge = () => (
  <span className="inline-block whitespace-nowrap rounded-full bg-leaf-soft px-2.5 py-0.5 font-bold text-caption text-leaf">
    {words.entryList.added}
  </span>
);

/** A short note about an entry. */
export const Badge = ({ text }: { text: string }) => (
  <span className="inline-block rounded-full bg-cream-deep px-2.5 py-0.5 font-bold text-caption text-ink-soft">
    {text}
  </span>
);
