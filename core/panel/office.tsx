import { useEffect } from "react";
import { createRoot } from "react-dom/client";
import {
  createBrowserRouter,
  type RouteObject,
  RouterProvider,
  useLoaderData,
  useRevalidator,
} from "react-router";
import type { Screen } from "../content/feature.ts";
import { LOGIN_PATH } from "../content/site/login-path.ts";
import { screenAddress, screens } from "../content/site/office-paths.ts";
import { opensForm } from "../content/types/entry-address.ts";
import { panelLanguage } from "../ui/panel-words.ts";
import { everyAddress } from "../words/languages.ts";
import { KeptList, loadOrTakeKept } from "./api/kept-lists.ts";
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
      loader: (args) => {
        const { pathname, search, searchParams } = new URL(args.request.url);
        // A form is always opened with the newest version of its entry.
        const isList = !declared.has(name) && !opensForm(searchParams);
        const load = () => (loader ? loader(args) : null);
        return loadIfAllowed(name, () => loadOrTakeKept(pathname + search, { isList }, load));
      },
      handle,
      Component: () => <ScreenFrame Content={Content} />,
    };
  },
});

/** Decided when the screen is loaded, not while it is open: a form on it would be lost with a permission. */
function ScreenFrame({ Content }: { Content: ScreenModule["default"] }) {
  const given = useLoaderData();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (given instanceof KeptList) void revalidate();
  }, [given, revalidate]);
  const loaderData = given instanceof KeptList ? given.data : given;
  if (loaderData instanceof SetUpNeeded) return <SetUpFirst />;
  return loaderData instanceof Refused ? <NotAllowed {...loaderData} /> : <Content loaderData={loaderData} />;
}

const modules = new Map(
  Object.entries(
    import.meta.glob<ScreenModule>(["./screens/*.tsx", "../../features/*/panel/screens/*.tsx"]),
  ).map(([file, load]) => [file.slice(file.lastIndexOf("/") + 1, -".tsx".length), load]),
);

/** Lists of content types are named like their address; other screens are declared. */
const declared = new Map(screens.map((each) => [each.file, each]));

const routesOf = (isWanted: (given: Screen) => boolean): RouteObject[] =>
  [...modules].flatMap(([file, load]) => {
    const given = declared.get(file) ?? { file };
    if (!isWanted(given)) return [];
    const address = screenAddress(given);
    return (address === LOGIN_PATH ? everyAddress(address) : [address]).map((path) =>
      screen(path, file, load),
    );
  });

// The router restores scroll positions by the keys of history entries. Without a key, every document would use the same one.
if (!history.state) history.replaceState({ key: String(performance.timeOrigin) }, "");

const router = createBrowserRouter([
  {
    Component: OfficeLayout,
    HydrateFallback: OfficeLoading,
    ErrorBoundary: OfficeFailed,
    children: [
      ...routesOf(({ isOpen, isAlone }) => Boolean(isOpen || isAlone)),
      {
        path: "/admin",
        middleware: [requireAdmin],
        Component: AdminLayout,
        children: routesOf(({ isOpen, isAlone }) => !isOpen && !isAlone),
      },
    ],
  },
]);

document.documentElement.lang = panelLanguage;
const place = document.getElementById("office");
if (place) createRoot(place).render(<RouterProvider router={router} />);
