import { Link, useRevalidator } from "react-router";
import type { SecurityEventInfo } from "../../../content/api/security-event-contract.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { words } from "../../ui/panel-words.ts";
import { dismissSecurityEvents } from "../account/security-event-client.ts";
import { useAction } from "../api/use-action.ts";
import { formatIndianMoment } from "../dates/format-date.ts";
import { useHeadingFocusOnRemoval } from "../frame/heading-focus.ts";

const said = words.securityEvents;

/** Shown until the owner of the account has dismissed what happened to it, or for 30 days. */
export function SecurityNotice({ events }: { events: readonly SecurityEventInfo[] }) {
  const { isBusy, run } = useAction();
  const revalidator = useRevalidator();
  useHeadingFocusOnRemoval();
  const names: Readonly<Record<string, string>> = said.events;

  async function dismiss(): Promise<void> {
    const isDone = await run(() => dismissSecurityEvents(events.map(({ _id }) => _id)), said.failed);
    if (isDone) await revalidator.revalidate();
  }

  return (
    <section
      aria-labelledby="security-notice-heading"
      className="wrap-anywhere rounded-card border border-line-strong bg-saffron-soft p-5"
    >
      <h2 id="security-notice-heading" className="font-bold">
        {said.title}
      </h2>
      <ul className="list-disc pl-5">
        {events.map(({ _id, event, at }) => (
          <li key={_id}>
            {names[event] ?? said.other} · {formatIndianMoment(at)}
          </li>
        ))}
      </ul>
      <p className="mt-2">{said.notYou}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Link to="/admin/account" className={buttonClass("secondary")}>
          {words.account.heading}
        </Link>
        <Button
          variant="secondary"
          onClick={() => void dismiss()}
          isBusy={isBusy}
          busyText={words.frame.loading}
        >
          {said.dismiss}
        </Button>
      </div>
    </section>
  );
}
