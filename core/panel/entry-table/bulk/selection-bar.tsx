import type { ReactNode } from "react";
import { words } from "../../../ui/panel-words.ts";
import { Button } from "../../parts/button.tsx";
import { SaveBar } from "../../parts/save-bar.tsx";
import type { TableSelection } from "./use-selection.ts";

const texts = words.entryTable;

interface SelectionBarProps {
  selection: TableSelection;
  /** "40 students" */
  counted: string;
  /** The number of entries that match. */
  total: number;
  isBusy: boolean;
  /** Called when the focused button is removed. */
  onButtonGone: () => void;
  /** The actions for all selected entries. */
  children: ReactNode;
}

/** The number of selected entries and the actions for all of them. */
export function SelectionBar(props: SelectionBarProps) {
  const { selection, counted, total, isBusy, onButtonGone, children } = props;
  function select(change: () => void): void {
    change();
    onButtonGone();
  }
  return (
    <SaveBar label={texts.selection}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="flex flex-wrap items-center gap-x-2">
          <p className="font-bold">
            {selection.isAll ? texts.allSelected(counted) : texts.selected(counted)}
          </p>
          {selection.hasMore && (
            <Button variant="quiet" onClick={() => select(selection.selectAll)} disabled={isBusy}>
              {texts.selectAll(total)}
            </Button>
          )}
          <Button variant="quiet" onClick={() => select(() => selection.selectOnly([]))} disabled={isBusy}>
            {texts.clear}
          </Button>
        </div>
        <div className="flex flex-wrap gap-2">{children}</div>
      </div>
    </SaveBar>
  );
}

interface SelectionActionProps {
  onClick: () => unknown;
  isRunning: boolean;
  /** Whether any action is running. */
  isBusy: boolean;
  children: ReactNode;
}

export const SelectionAction = ({ onClick, isRunning, isBusy, children }: SelectionActionProps) => (
  <Button
    variant="secondary"
    onClick={() => void onClick()}
    isBusy={isRunning}
    busyText={words.frame.loading}
    disabled={isBusy}
    className="max-sm:px-3"
  >
    {children}
  </Button>
);
