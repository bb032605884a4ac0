import { Link, useLocation } from "react-router";
import { permissionNeededMessage } from "../../content/api/duty-names.ts";
import type { Permission } from "../../content/api/permissions.ts";
import { message } from "../../content/messages/message.ts";
import { PARTS_SCREEN } from "../../content/site/office-paths.ts";
import { words } from "../../ui/panel-words.ts";
import { failureOf, isPartOff, needsSetUp } from "../api/api-failure.ts";
import { buttonClass } from "../parts/button.tsx";
import { findLacking, isKnownScreen, isScreenOn, useMayOpen } from "../session/may-open.ts";
import { offParts, refreshOffParts } from "../session/off-parts.ts";
import { may, mustSetUpSecondStep, refreshRights } from "../session/rights.ts";
import { SetUpNeeded } from "../session/steps/set-up-first.tsx";
import { ReloadButton } from "./load-failed.tsx";

/** The result of a screen's loader for a user who may not open it. */
export class Refused {
  readonly reason: string;
  /** The feature of the screen is switched off. */
  readonly isPartOff: boolean;

  constructor(reason: string, isPartOff = false) {
    this.reason = reason;
    this.isPartOff = isPartOff;
  }
}

/** Runs the loader of a screen, unless the user lacks a permission for it. */
export async function loadIfAllowed(screen: string, load: () => Promise<unknown>): Promise<unknown> {
  if (mustSetUpFirst(screen)) await refreshRights();
  if (mustSetUpFirst(screen)) return new SetUpNeeded();
  // The duties of the account may have changed since the panel was opened.
  if (findLacking(may, screen) !== undefined) await refreshRights();
  const lacking = findLacking(may, screen);
  if (lacking !== undefined) return refuse(lacking);
  if (!isScreenOn(offParts(), screen)) await refreshOffParts();
  if (!isScreenOn(offParts(), screen)) return new Refused(words.writeMessage(message("part_off")), true);
  try {
    return await load();
  } catch (error) {
    if (needsSetUp(error)) return new SetUpNeeded();
    if (isPartOff(error)) return new Refused(words.writeMessage(message("part_off")), true);
    const { status, message: reason } = failureOf(error);
    if (status !== 403) throw error;
    return new Refused(reason);
  }
}

/** A second step is set up on the screen of the own account. */
const mustSetUpFirst = (screen: string) =>
  mustSetUpSecondStep() && isKnownScreen(screen) && screen !== "account";

const refuse = (lacking: Permission) => new Refused(words.writeMessage(permissionNeededMessage(lacking)));

const DASHBOARD = "/admin/admin-welcome";

/** Shown instead of a screen that the user may not open. */
export function NotAllowed({ reason, isPartOff }: Refused) {
  const { pathname } = useLocation();
  const mayOpen = useMayOpen();
  return (
    <div className="card wrap-anywhere grid justify-items-start gap-4 p-5 sm:p-8">
      <h1 className="text-heading text-maroon max-sm:text-2xl">
        {isPartOff ? words.parts.isOff : words.frame.notAllowed}
      </h1>
      <p className="max-w-reading">{reason}</p>
      <p className="max-w-reading">{isPartOff ? words.parts.isOffHelp : words.frame.notAllowedHelp}</p>
      <div className="flex flex-wrap gap-3">
        {pathname !== DASHBOARD && (
          <Link to={DASHBOARD} className={buttonClass("primary")}>
            {words.frame.toDashboard}
          </Link>
        )}
        {isPartOff && mayOpen(PARTS_SCREEN) && (
          <Link to={PARTS_SCREEN} className={buttonClass("secondary")}>
            {words.parts.title}
          </Link>
        )}
        <ReloadButton />
      </div>
    </div>
  );
}
