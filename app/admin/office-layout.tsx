import { useEffect } from "react";
import { Link, Outlet, useRouteError } from "react-router";
import { Button } from "../ui/button.tsx";
import { Toasts } from "../ui/toasts.tsx";
import { logFailure } from "./api-failure.ts";

/** Until the first screen has been fetched; the server has sent the same (`office-document.tsx`). */
export function OfficeLoading() {
  return (
    <div className="grid min-h-dvh place-items-center p-6 text-lead">
      <p role="status">Loading...</p>
      <noscript>The admin panel needs JavaScript. Please switch it on in the browser’s settings.</noscript>
    </div>
  );
}

/** What the login page and the admin panel share. */
export function OfficeLayout() {
  return (
    <>
      <Outlet />
      <Toasts />
    </>
  );
}

/** For what nobody foresaw; the public error page would lead the office astray. */
export function OfficeFailed() {
  const error = useRouteError();
  useEffect(() => logFailure(error), [error]);
  return (
    <main className="grid min-h-dvh place-content-center justify-items-center gap-5 p-6 text-center">
      <h1 className="text-heading text-maroon">This screen has failed</h1>
      <p>Loading it again usually helps. If it does not, tell whoever looks after the website.</p>
      <Button onClick={() => location.reload()}>Load again</Button>
      <Link to="/admin/admin-welcome" className="text-link">
        To the dashboard
      </Link>
    </main>
  );
}
