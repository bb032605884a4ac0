import type { Delivery } from "../../content/mail/mail-contract.ts";
import { words } from "../../ui/panel-words.ts";
import { afterSaving } from "../api/show-failure.ts";
import { useAction } from "../api/use-action.ts";
import { Button } from "../parts/button.tsx";
import { showSuccess, showWarning } from "../parts/toasts/toasts.tsx";
import { DeliveryState } from "./delivery-state.tsx";

const texts = words.writing;

export interface MailRetry {
  /** Tries again now to send the mail of an event. */
  send: (event: string) => Promise<{ isTriedAgain: boolean }>;
  reload: () => Promise<unknown>;
}

interface MailDeliveryProps {
  delivery: Delivery & { event: string };
  /** Undefined: the user may not send mails. */
  retry: MailRetry | undefined;
}

/** The delivery of a mail to a person, and a button to try again. */
export function MailDelivery({ delivery, retry }: MailDeliveryProps) {
  const { event, state, attempts } = delivery;
  const { isBusy, run } = useAction();
  const isLate = state === "givenUp" || (state === "waiting" && attempts > 0);

  const tryAgain = ({ send, reload }: MailRetry) =>
    run(async () => {
      const { isTriedAgain } = await send(event);
      if (isTriedAgain) showSuccess(texts.triedAgain);
      else showWarning(texts.notTriedAgain);
      await afterSaving(reload);
    }, texts.retryFailed);

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-caption">
      <DeliveryState delivery={delivery} />
      {isLate && retry && (
        <Button
          variant="secondary"
          onClick={() => void tryAgain(retry)}
          isBusy={isBusy}
          busyText={words.frame.loading}
        >
          {texts.tryAgain}
        </Button>
      )}
    </div>
  );
}
