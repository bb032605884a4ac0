import { send } from "../../../../core/panel/api/send.ts";
import { afterSaving } from "../../../../core/panel/api/show-failure.ts";
import { useAction } from "../../../../core/panel/api/use-action.ts";
import { DeliveryState } from "../../../../core/panel/mail/delivery-state.tsx";
import { Button } from "../../../../core/panel/parts/button.tsx";
import { showSuccess, showWarning } from "../../../../core/panel/parts/toasts/toasts.tsx";
import { useMay } from "../../../../core/panel/session/rights.ts";
import { words } from "../../../../core/ui/panel-words.ts";
import { type AnswerDelivery as Delivered, replyCalls } from "../../content/replies/reply-contract.ts";

const texts = words.replies;

interface AnswerDeliveryProps {
  enquiryId: string;
  delivery: Delivered;
  /** Called when the mail is tried again. */
  onRetry: () => Promise<void>;
}

/** The delivery of an answer by mail, and a button to try again. */
export function AnswerDelivery({ enquiryId, delivery, onRetry }: AnswerDeliveryProps) {
  const { event, state } = delivery;
  const { isBusy, run } = useAction();
  const may = useMay();

  const retry = () =>
    run(async () => {
      const { isTriedAgain } = await send(replyCalls.retry, { params: { id: enquiryId, event } });
      if (isTriedAgain) showSuccess(texts.triedAgain);
      else showWarning(texts.notTriedAgain);
      await afterSaving(onRetry);
    }, texts.failed);

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
          {texts.tryAgain}
        </Button>
      )}
    </div>
  );
}
