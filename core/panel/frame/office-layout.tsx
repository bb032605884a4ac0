import { useEffect } from "react";
import { Link, Outlet, ScrollRestoration, useRouteError } from "react-router";
import { takeMessage } from "../../ui/landing-message.ts";
import { words } from "../../ui/panel-words.ts";
import { logFailure } from "../api/api-failure.ts";
import { dropFirstCalls } from "../api/first-calls.ts";
import { Button } from "../parts/button.tsx";
import { showSuccess, Toasts } from "../parts/toasts/toasts.tsx";
import { focusHeading, useHeadingFocus } from "./heading-focus.ts";
import { useDocumentTitle } from "./screen-title.ts";

/** Shown until the first screen is loaded; the server sends the same in the school’s language (`office-document.tsx`). */
export function OfficeLoading() {
  return (
    <div className="grid min-h-dvh place-items-center p-6 text-lead">
      <p role="status">{words.frame.loading}</p>
    </div>
  );
}

/** The layout of the login page and the panel. A screen opens at its top; Back and Forward restore the position. */
export function OfficeLayout() {
  useDocumentTitle();
  useHeadingFocus();
  useEffect(dropFirstCalls, []);
  useEffect(() => {
    // The login leaves a message when the panel reloads in the account's language.
    if (takeMessage() !== null) showSuccess(words.login.successful);
  }, []);
  return (
    <>
      <Outlet />
      <Toasts />
      <ScrollRestoration />
    </>
  );
}

/** Shown for unexpected errors. */
export function OfficeFailed() {
  const error = useRouteError();
  useEffect(() => logFailure(error), [error]);
  useEffect(() => focusHeading(), []);
  return (
    <main className="grid min-h-dvh place-content-center justify-items-center gap-5 p-6 text-center">
      <h1 className="text-heading text-maroon">{words.frame.screenFailed}</h1>
      <p>{words.frame.screenFailedHelp}</p>
      <Button onClick={() => location.reload()}>{words.frame.loadAgain}</Button>
      <Link to="/admin/admin-welcome" className="text-link">
        {words.frame.toDashboard}
      </Link>
    </main>
  );
}
