import { Link, useRevalidator } from "react-router";
import { send } from "../../../core/panel/api/send.ts";
import { useAction } from "../../../core/panel/api/use-action.ts";
import { formatIndianMoment } from "../../../core/panel/dates/format-date.ts";
import { useHeadingFocusOnRemoval } from "../../../core/panel/frame/heading-focus.ts";
import { Button, buttonClass } from "../../../core/panel/parts/button.tsx";
import { NoticeCard } from "../../../core/panel/parts/notice.tsx";
import { words } from "../../../core/ui/panel-words.ts";
import { type SecurityEventInfo, securityEventCalls } from "../content/security-event-contract.ts";

const texts = words.securityEvents;

interface SecurityNoticeProps {
  events: readonly SecurityEventInfo[];
  /** How many recovery codes the account has, if one was used. */
  codesLeft: number | undefined;
}

/** Shown until the owner of the account has dismissed what happened to it, or for 30 days. */
export function SecurityNotice({ events, codesLeft }: SecurityNoticeProps) {
  const { isBusy, run } = useAction();
  const revalidator = useRevalidator();
  useHeadingFocusOnRemoval();
  const names: Readonly<Record<string, string>> = texts.events;

  async function dismiss(): Promise<void> {
    const ids = events.map(({ _id }) => _id);
    if (await run(() => send(securityEventCalls.dismiss, { body: { ids } }), texts.failed))
      await revalidator.revalidate();
  }

  return (
    <NoticeCard aria-labelledby="security-notice-heading">
      <h2 id="security-notice-heading" className="font-bold">
        {texts.title}
      </h2>
      <ul className="list-disc pl-5">
        {events.map(({ _id, event, at }) => (
          <li key={_id}>
            {names[event] ?? texts.other} · {formatIndianMoment(at)}
          </li>
        ))}
      </ul>
      {codesLeft !== undefined && <p className="mt-2">{words.secondStep.codesLeft(codesLeft)}</p>}
      <p className="mt-2">{texts.notYou}</p>
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
          {texts.dismiss}
        </Button>
      </div>
    </NoticeCard>
  );
}
