import { useState } from "react";
import { useSearchParams } from "react-router";
import type { Person } from "../../../../core/content/api/work-calls.ts";
import { SelectionAction } from "../../../../core/panel/entry-table/bulk/selection-bar.tsx";
import type { BulkActions } from "../../../../core/panel/entry-table/bulk/use-bulk.ts";
import { lazyPart } from "../../../../core/panel/parts/lazy-part.tsx";
import { useAccountId } from "../../../../core/panel/session/rights.ts";
import { words } from "../../../../core/ui/panel-words.ts";
import { changeSelected } from "./change-selected.ts";

const texts = words.inbox;

const BulkDialog = lazyPart(async () => (await import("./bulk-dialog.tsx")).BulkDialog);

interface BulkButtonsProps {
  bulk: BulkActions;
  /** How many enquiries are selected. */
  count: number;
  people: readonly Person[];
}

/** The actions for all selected enquiries. */
export function BulkButtons({ bulk, count, people }: BulkButtonsProps) {
  const [params] = useSearchParams();
  const [isOpen, setOpen] = useState(false);
  const accountId = useAccountId();
  const isSpamList = params.get("status") === "spam";
  const isBusy = bulk.running !== undefined;
  const action = (onClick: () => unknown, text: string) => (
    <SelectionAction onClick={onClick} isRunning={false} isBusy={isBusy}>
      {text}
    </SelectionAction>
  );
  return (
    <>
      {accountId &&
        !isSpamList &&
        action(() => changeSelected(bulk, { assignedTo: accountId }, texts.assigned), texts.assignToMe)}
      {action(() => setOpen(true), texts.change)}
      {isSpamList
        ? action(() => changeSelected(bulk, { status: "new" }, texts.broughtBack), texts.notSpam)
        : action(() => changeSelected(bulk, { status: "spam" }, texts.movedToSpam), texts.markSpam)}
      {isOpen && (
        <BulkDialog
          count={count}
          people={people}
          onChange={async (values) => {
            if (await changeSelected(bulk, values)) setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
