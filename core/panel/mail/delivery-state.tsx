import type { Delivery } from "../../content/mail/mail-contract.ts";
import { words } from "../../ui/panel-words.ts";
import { formatMoment } from "../dates/format-date.ts";
import { describeReason } from "./describe-reason.ts";

const texts = words.writing;

/** Whether a mail is waiting, sent or given up, and why. */
export function DeliveryState({ delivery }: { delivery: Delivery }) {
  const { state, at, attempts } = delivery;
  const reason = describeReason(delivery);
  return (
    <p role="status" className={state === "givenUp" ? "text-danger" : "text-ink-soft"}>
      <strong>{describeState(delivery)}</strong>
      {reason !== "" && <span className="block">{reason}</span>}
      {state === "waiting" && at !== null && attempts > 0 && (
        <span className="block">{texts.nextTry(formatMoment(at))}</span>
      )}
    </p>
  );
}

function describeState({ state, at }: Delivery): string {
  if (state === "sent") return texts.delivery.sent(at === null ? "" : formatMoment(at));
  return texts.delivery[state];
}
