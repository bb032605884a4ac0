import { send } from "../../../../core/panel/api/send.ts";
import { useAction } from "../../../../core/panel/api/use-action.ts";
import { ShortText } from "../../../../core/panel/parts/short-text.tsx";
import { showSuccess } from "../../../../core/panel/parts/toasts/toasts.tsx";
import { useAccountId, useMay } from "../../../../core/panel/session/rights.ts";
import { words } from "../../../../core/ui/panel-words.ts";
import { enquiryCalls } from "../../content/enquiry-contract.ts";
import { contactTitle, type Enquiry } from "../enquiries.ts";
import { toMe } from "../one-enquiry/use-state-change.ts";

const texts = words.inbox;

interface AssignToMeProps {
  enquiry: Enquiry;
  reload: () => Promise<unknown>;
}

/** Takes an open enquiry that nobody has taken, in one click. Fails if somebody else was faster. */
export function AssignToMe({ enquiry, reload }: AssignToMeProps) {
  const { _id, status, assignedTo, updatedAt } = enquiry;
  const accountId = useAccountId();
  const mayWrite = useMay()("enquiries:write");
  const { isBusy, run } = useAction();
  const isOpen = status === "new" || status === "inProgress";
  if (!mayWrite || !accountId || !isOpen || assignedTo) return null;
  async function take(): Promise<void> {
    if (isBusy) return;
    const isDone = await run(() =>
      send(enquiryCalls.change, {
        params: { id: _id },
        body: toMe(enquiry, String(accountId)),
        basedOn: updatedAt,
      }),
    );
    await reload();
    if (isDone) showSuccess(texts.assigned(1));
  }
  return (
    <button
      type="button"
      onClick={() => void take()}
      aria-disabled={isBusy}
      className="text-link min-h-6 whitespace-nowrap font-bold"
    >
      <ShortText text={texts.assignToMe} name={texts.assignEnquiryToMe(contactTitle(enquiry))} />
    </button>
  );
}
