import { useRef } from "react";
import { Link, useRevalidator } from "react-router";
import { type OwnSessions, sessionCalls } from "../../../core/content/api/session-contract.ts";
import { logFailure } from "../../../core/panel/api/api-failure.ts";
import { send } from "../../../core/panel/api/send.ts";
import { useAction } from "../../../core/panel/api/use-action.ts";
import { formatAgo, formatIndianMoment } from "../../../core/panel/dates/format-date.ts";
import { AccountSection } from "../../../core/panel/parts/account-section.tsx";
import { Button, buttonClass } from "../../../core/panel/parts/button.tsx";
import { Item, ItemList } from "../../../core/panel/parts/item-list.tsx";
import { ShortText } from "../../../core/panel/parts/short-text.tsx";
import { showError, showSuccess } from "../../../core/panel/parts/toasts/toasts.tsx";
import { words } from "../../../core/ui/panel-words.ts";
import { nameDevice } from "./name-device.ts";

const texts = words.account;

/** The sessions of the account. Each can be ended. */
export function SessionsSection({ sessions }: Pick<OwnSessions, "sessions">) {
  const listRef = useRef<HTMLUListElement>(null);
  const revalidator = useRevalidator();
  const { running, run } = useAction();

  async function end(id: string): Promise<void> {
    await run(
      async () => {
        await send(sessionCalls.end, { params: { id } });
        showSuccess(texts.sessionEnded);
        await reload();
      },
      async (failure) => {
        // A session that has already ended is the expected result.
        if (failure.status === 404) return reload();
        logFailure(failure);
        showError(texts.endFailed);
      },
      id,
    );
  }

  async function reload(): Promise<void> {
    await revalidator.revalidate();
    // The button that had the focus is no longer there.
    listRef.current?.focus();
  }

  return (
    <AccountSection name="sessions" title={texts.whereLoggedIn} text={texts.whereLoggedInText}>
      <ItemList ref={listRef} aria-label={texts.sessions} className="-mt-3">
        {sessions.map(({ id, device, place, address, createdAt, lastSeenAt, isCurrent }) => (
          <Item
            key={id}
            actions={
              isCurrent ? (
                <Link to="/admin/logout" className={buttonClass("secondary")}>
                  {texts.logOut}
                </Link>
              ) : (
                <Button
                  variant="secondary"
                  onClick={() => end(id)}
                  isBusy={running === id}
                  busyText={texts.ending}
                >
                  <ShortText
                    text={texts.end}
                    name={texts.endSession(nameDevice(device), formatIndianMoment(createdAt))}
                  />
                </Button>
              )
            }
          >
            <p className="font-bold">
              {nameDevice(device) || texts.unknownDevice}
              {isCurrent && (
                <span className="ml-2 rounded-control bg-saffron-soft px-2 py-0.5 text-caption">
                  {texts.thisSession}
                </span>
              )}
            </p>
            <p className="wrap-anywhere text-caption text-ink-soft empty:hidden">
              {place === "other" ? words.staff.places.other(address ?? "") : words.staff.places[place]}
            </p>
            <p className="text-caption text-ink-soft">{texts.loggedIn(formatIndianMoment(createdAt))}</p>
            <p className="text-caption text-ink-soft">{texts.lastUsed(formatAgo(lastSeenAt, new Date()))}</p>
          </Item>
        ))}
      </ItemList>
    </AccountSection>
  );
}
