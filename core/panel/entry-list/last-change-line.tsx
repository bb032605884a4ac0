import type { ReactNode } from "react";
import { words } from "../../ui/panel-words.ts";
import { useHeadingFocusOnRemoval } from "../frame/heading-focus.ts";
import { Button } from "../parts/button.tsx";
import type { LastChange } from "./use-last-change.ts";

/**
 * Undoes the last change of a list after its toast has closed. Not announced: the toast is. It has its height without a change too,
 * so that a second press does not hit the next entry.
 */
export const LastChangeLine = ({ last, range }: LastChangeLineProps) => (
  <div className="-my-1 flex min-h-11 flex-wrap items-center justify-between gap-x-4 text-caption text-ink-soft">
    {/* On a phone there is room for one of the two. */}
    <div className={last ? "max-sm:sr-only" : ""}>{range}</div>
    <p className="ml-auto flex flex-wrap items-center gap-x-1">{last && <Change last={last} />}</p>
  </div>
);

interface LastChangeLineProps {
  last: LastChange | undefined;
  /** Says which entries of the whole list are shown. */
  range?: ReactNode;
}

/** `focus`: what gets the focus of the button, which is removed with the line; the same function in every render. */
export function Change({ last, focus }: { last: LastChange; focus?: () => void }) {
  useHeadingFocusOnRemoval(focus);
  return (
    <>
      {words.writeMessage(last.text)}
      <Button variant="quiet" onClick={last.undo} className="px-2!">
        {words.frame.undo}
      </Button>
    </>
  );
}
