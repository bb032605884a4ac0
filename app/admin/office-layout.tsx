import { Outlet } from "react-router";
import { Toasts } from "../ui/toasts.tsx";

/** What the login page and the admin panel share. Neither is rendered on the server. */
export function clientLoader() {
  return null;
}

export function HydrateFallback() {
  return (
    <div className="grid min-h-dvh place-items-center p-6 text-lead">
      <p role="status">Loading...</p>
      <noscript>The admin panel needs JavaScript. Please switch it on in the browser’s settings.</noscript>
    </div>
  );
}

export default function OfficeLayout() {
  return (
    <>
      <Outlet />
      <Toasts />
    </>
  );
}
