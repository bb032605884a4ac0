import type { EntryValues } from "../../../core/server/content/entry-rows.ts";
import type { EntryRow } from "../../../core/server/database/tables.ts";
import type { EnquiryChange } from "../content/enquiry-contract.ts";

/** The columns of an enquiry after a change of its state. */
export function stateAfter(before: EntryRow, { status, assignedTo, followUpOn }: EnquiryChange): EntryValues {
  return {
    ...(assignedTo !== undefined && { assignedTo }),
    ...(followUpOn !== undefined && { followUpOn }),
    ...(status !== undefined && status !== before.status && { status, ...timesAfter(before, status) }),
  };
}

/** A person who says that an enquiry is answered may have answered it at the school gate. */
function timesAfter(before: EntryRow, status: string): EntryValues {
  const now = new Date().toISOString();
  return {
    closedAt: status === "closed" ? now : null,
    ...(status === "answered" && { firstAnsweredAt: before.firstAnsweredAt ?? now }),
    // The office has decided that it is not spam.
    ...(before.status === "spam" && { spamReasons: null }),
  };
}
