import { createRoot } from "react-dom/client";
import { createBrowserRouter, type RouteObject, RouterProvider, useLoaderData } from "react-router";
import { OPEN_SCREENS, SCREEN_ADDRESSES } from "../content/site/office-paths.ts";
import { panelLanguage } from "../ui/panel-words.ts";
import { everyAddress } from "../words/languages.ts";
import { AdminLayout } from "./frame/admin-layout.tsx";
import { loadIfAllowed, NotAllowed, Refused } from "./frame/not-allowed.tsx";
import { OfficeFailed, OfficeLayout, OfficeLoading } from "./frame/office-layout.tsx";
import type { ScreenHandle } from "./frame/screen-title.ts";
import type { ScreenModule } from "./screen.ts";
import { requireAdmin } from "./session/require-admin.ts";
import { SetUpFirst, SetUpNeeded } from "./session/steps/set-up-first.tsx";

/** Screens are loaded when they are opened. */
const screen = (path: string, name: string, load: () => Promise<ScreenModule>): RouteObject => ({
  path,
  lazy: async () => {
    const { title, loader, default: Content } = await load();
    const handle: ScreenHandle = { title };
    return {
      loader: (args) => loadIfAllowed(name, async () => (loader ? loader(args) : null)),
      handle,
      Component: () => <Screen Content={Content} />,
    };
  },
});

/** Decided when the screen is loaded, not while it is open: a form on it would be lost with a permission. */
function Screen({ Content }: { Content: ScreenModule["default"] }) {
  const loaderData = useLoaderData();
  if (loaderData instanceof SetUpNeeded) return <SetUpFirst />;
  return loaderData instanceof Refused ? <NotAllowed {...loaderData} /> : <Content loaderData={loaderData} />;
}

const modules = import.meta.glob<ScreenModule>(["./screens/*.tsx", "../../features/*/panel/screens/*.tsx"]);

const GUARDED = Object.entries(modules).flatMap(([file, load]) => {
  const name = file.slice(file.lastIndexOf("/") + 1, -".tsx".length);
  return name in OPEN_SCREENS || name === "logout"
    ? []
    : [screen(SCREEN_ADDRESSES[name] ?? name, name, load)];
});

// The router restores scroll positions by the keys of history entries. Without a key, every document would use the same one.
if (!history.state) history.replaceState({ key: String(performance.timeOrigin) }, "");

const router = createBrowserRouter([
  {
    Component: OfficeLayout,
    HydrateFallback: OfficeLoading,
    ErrorBoundary: OfficeFailed,
    children: [
      ...everyAddress(OPEN_SCREENS.login).map((path) =>
        screen(path, "login", () => import("../../features/accounts/panel/screens/login.tsx")),
      ),
      screen(
        OPEN_SCREENS["forgotten-password"],
        "forgotten-password",
        () => import("../../features/accounts/panel/screens/forgotten-password.tsx"),
      ),
      screen(
        OPEN_SCREENS["accept-invitation"],
        "accept-invitation",
        () => import("../../features/accounts/panel/screens/accept-invitation.tsx"),
      ),
      screen(
        OPEN_SCREENS["new-password"],
        "new-password",
        () => import("../../features/accounts/panel/screens/new-password.tsx"),
      ),
      screen(
        OPEN_SCREENS["confirm-email"],
        "confirm-email",
        () => import("../../features/accounts/panel/screens/confirm-email.tsx"),
      ),
      // Outside the guarded layout: without a token it redirects to the login, not to the home page.
      screen("/admin/logout", "logout", () => import("../../features/accounts/panel/screens/logout.tsx")),
      {
        path: "/admin",
        middleware: [requireAdmin],
        Component: AdminLayout,
        children: GUARDED,
      },
    ],
  },
]);

document.documentElement.lang = panelLanguage;
const place = document.getElementById("office");
if (place) createRoot(place).render(<RouterProvider router={router} />);
