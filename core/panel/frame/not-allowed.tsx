import { Link, useLocation } from "react-router";
import { permissionNeededMessage } from "../../content/api/duty-names.ts";
import type { Permission } from "../../content/api/permissions.ts";
import { words } from "../../ui/panel-words.ts";
import { ApiFailure, needsSetUp } from "../api/api-failure.ts";
import { buttonClass } from "../parts/button.tsx";
import { findLacking, isKnownScreen } from "../session/may-open.ts";
import { may, mustSetUpSecondStep, refreshRights } from "../session/rights.ts";
import { SetUpNeeded } from "../session/steps/set-up-first.tsx";
import { ReloadButton } from "./load-failed.tsx";

/** The result of a screen's loader for a user who may not open it. */
export class Refused {
  readonly reason: string;

  constructor(reason: string) {
    this.reason = reason;
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
  try {
    return await load();
  } catch (error) {
    if (needsSetUp(error)) return new SetUpNeeded();
    if (!(error instanceof ApiFailure) || error.status !== 403) throw error;
    return new Refused(error.message);
  }
}

/** A second step is set up on the screen of the own account. */
const mustSetUpFirst = (screen: string) =>
  mustSetUpSecondStep() && isKnownScreen(screen) && screen !== "account";

const refuse = (lacking: Permission) => new Refused(words.translate(permissionNeededMessage(lacking)));

const DASHBOARD = "/admin/admin-welcome";

/** Shown instead of a screen that the user may not open. */
export function NotAllowed({ reason }: Refused) {
  const { pathname } = useLocation();
  return (
    <div className="card wrap-anywhere grid justify-items-start gap-4 p-5 sm:p-8">
      <h1 className="text-heading text-maroon max-sm:text-2xl">{words.frame.notAllowed}</h1>
      <p className="max-w-reading">{reason}</p>
      <p className="max-w-reading">{words.frame.notAllowedHelp}</p>
      <div className="flex flex-wrap gap-3">
        {pathname !== DASHBOARD && (
          <Link to={DASHBOARD} className={buttonClass("primary")}>
            {words.frame.toDashboard}
          </Link>
        )}
        <ReloadButton />
      </div>
    </div>
  );
}
