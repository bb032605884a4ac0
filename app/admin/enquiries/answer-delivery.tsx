import type { AnswerDelivery as Delivered } from "../../../content/enquiries/reply-contract.ts";
import { Button } from "../../ui/button.tsx";
import { words } from "../../ui/panel-words.ts";
import { showSuccess, showWarning } from "../../ui/toasts.tsx";
import { useAction } from "../api/use-action.ts";
import { DeliveryState } from "../mail/delivery-state.tsx";
import { useMay } from "../session/rights.ts";
import { retryAnswer } from "./reply-client.ts";

const said = words.replies;

interface AnswerDeliveryProps {
  enquiryId: string;
  delivery: Delivered;
  /** Called when the mail is tried again. */
  onRetry: () => Promise<void>;
}

/** What is known of the delivery of an answer by mail, and a button to try again. */
export function AnswerDelivery({ enquiryId, delivery, onRetry }: AnswerDeliveryProps) {
  const { event, state } = delivery;
  const { isBusy, run } = useAction();
  const may = useMay();

  const retry = () =>
    run(async () => {
      if (await retryAnswer(enquiryId, event)) showSuccess(said.triedAgain);
      else showWarning(said.notTriedAgain);
      await onRetry();
    }, said.failed);

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-caption">
      <DeliveryState delivery={delivery} />
      {(state === "givenUp" || (state === "waiting" && delivery.attempts > 0)) && may("enquiries:write") && (
        <Button
          variant="secondary"
          onClick={() => void retry()}
          isBusy={isBusy}
          busyText={words.frame.loading}
        >
          {said.tryAgain}
        </Button>
      )}
    </div>
  );
}
