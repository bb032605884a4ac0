import { Change } from "../../../../core/panel/entry-list/last-change-line.tsx";
import type { LastChange } from "../../../../core/panel/entry-list/use-last-change.ts";

/** The answer that was recorded last, with its undo. In view below the table, unless the bar of the selection is there. */
export const LastAnswer = ({ last }: { last: LastChange | undefined }) =>
  last && (
    <p className="last-answer flex min-h-11 flex-wrap items-center gap-x-1 text-caption">
      <Change last={last} focus={focusCell} />
    </p>
  );

/** The cell in the tab order; the focus was on the button for the undo. */
const focusCell = () =>
  document.querySelector<HTMLElement>('.consent-table [data-cell][tabindex="0"]')?.focus();
