import { send } from "../../../../core/panel/api/send.ts";
import type { BulkActions } from "../../../../core/panel/entry-table/bulk/use-bulk.ts";
import { toSelection } from "../../../../core/panel/entry-table/table-address.ts";
import { words } from "../../../../core/ui/panel-words.ts";
import { type EnquiryChange, enquiryCalls } from "../../content/enquiry-contract.ts";
import { refreshCounts } from "../enquiry-counts.ts";

const texts = words.inbox;

/** The message after a change of many enquiries. */
type Describe = (count: number) => string;

/** Changes the state of the selected enquiries, and offers to undo it. */
export const changeSelected = (
  bulk: BulkActions,
  values: EnquiryChange,
  describe: Describe = texts.changed,
) =>
  bulk.runOwn(async (target) => {
    const answer = await send(enquiryCalls.changeMany, { body: { values, ...toSelection(target) } });
    void refreshCounts();
    return { answer, text: describe(answer.changed) };
  });
