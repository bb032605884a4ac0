import { useState } from "react";
import type { Person } from "../../../../core/content/api/work-calls.ts";
import { send } from "../../../../core/panel/api/send.ts";
import { SelectionAction } from "../../../../core/panel/entry-table/bulk/selection-bar.tsx";
import type { BulkActions } from "../../../../core/panel/entry-table/bulk/use-bulk.ts";
import { toSelection } from "../../../../core/panel/entry-table/table-address.ts";
import { useAccountId } from "../../../../core/panel/session/rights.ts";
import { words } from "../../../../core/ui/panel-words.ts";
import { type ApplicationChange, applicationCalls } from "../../content/office/office-contract.ts";
import { MoveDialog } from "./move-fields.tsx";

const texts = words.applicationsScreen;

interface BulkButtonsProps {
  bulk: BulkActions;
  /** How many applications are selected. */
  count: number;
  people: readonly Person[];
}

/** The actions for the selected applications. Each can be undone. */
export function BulkButtons({ bulk, count, people }: BulkButtonsProps) {
  const [isOpen, setOpen] = useState(false);
  const accountId = useAccountId();
  const isBusy = bulk.running !== undefined;
  const change = (values: ApplicationChange) =>
    bulk.runOwn(async (target) => {
      const answer = await send(applicationCalls.changeMany, { body: { values, ...toSelection(target) } });
      return { answer, text: texts.changed(answer.changed) };
    });
  return (
    <>
      <SelectionAction onClick={() => setOpen(true)} isRunning={false} isBusy={isBusy}>
        {texts.move}
      </SelectionAction>
      {accountId && (
        <SelectionAction onClick={() => change({ assignedTo: accountId })} isRunning={false} isBusy={isBusy}>
          {texts.assignToMe}
        </SelectionAction>
      )}
      {isOpen && (
        <MoveDialog
          title={texts.moveTitle(count)}
          people={people}
          move={async (values) => (await change(values)) && setOpen(false)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
