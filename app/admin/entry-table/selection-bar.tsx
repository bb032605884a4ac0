import type { ReactNode } from "react";
import { hasDrafts, type Resource } from "../../../content/resources/define-resource.ts";
import { Button } from "../../ui/button.tsx";
import { words } from "../../ui/panel-words.ts";
import { SaveBar } from "../../ui/save-bar.tsx";
import { bulkLabels } from "./change-dialog.tsx";
import type { BulkActions } from "./use-bulk.ts";
import type { TableSelection } from "./use-selection.ts";

const said = words.entryTable;

interface SelectionBarProps {
  resource: Resource;
  /** The fields that can be changed in bulk. */
  changes: readonly string[];
  /** "40 students" */
  counted: string;
  total: number;
  selection: TableSelection;
  bulk: BulkActions;
  /** Opens the dialog for the new values. */
  onChange: () => void;
  /** Called when the focused button is removed. */
  onButtonGone: () => void;
}

/** The actions for all selected entries. */
export function SelectionBar({
  resource,
  changes,
  counted,
  total,
  selection,
  bulk,
  onChange,
  onButtonGone,
}: SelectionBarProps) {
  const isBusy = bulk.running !== undefined;
  function select(change: () => void): void {
    change();
    onButtonGone();
  }
  const action = (name: BulkActions["running"], onClick: () => unknown, text: ReactNode) => (
    <Button
      variant="secondary"
      onClick={() => void onClick()}
      isBusy={bulk.running === name}
      busyText={words.frame.loading}
      disabled={isBusy}
      className="max-sm:px-3"
    >
      {text}
    </Button>
  );
  return (
    <SaveBar label={said.selection}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="flex flex-wrap items-center gap-x-2">
          <p className="font-bold">{selection.isAll ? said.allSelected(counted) : said.selected(counted)}</p>
          {selection.hasMore && (
            <Button variant="quiet" onClick={() => select(selection.selectAll)} disabled={isBusy}>
              {said.selectAll(total)}
            </Button>
          )}
          <Button variant="quiet" onClick={() => select(() => selection.selectOnly([]))} disabled={isBusy}>
            {said.clear}
          </Button>
        </div>
        <div className="flex flex-wrap gap-2">
          {changes.length > 0 && action("change", onChange, said.changeFields(bulkLabels(resource, changes)))}
          {resource.paths.order && action("move", bulk.moveToTop, said.toTop)}
          {hasDrafts(resource) && action("publish", bulk.publish, said.publish)}
          {hasDrafts(resource) && action("withdraw", bulk.withdraw, said.withdraw)}
          {action("delete", bulk.remove, words.frame.delete)}
        </div>
      </div>
    </SaveBar>
  );
}
