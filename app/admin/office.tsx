import { useEffect } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter, type RouteObject, RouterProvider, useLoaderData } from "react-router";
import { panelLanguage } from "../ui/panel-words.ts";
import { OfficeFailed, OfficeLayout, OfficeLoading } from "./frame/office-layout.tsx";
import { SCHOOL_NAME } from "./frame/school-name.ts";
import type { ScreenModule } from "./screen.ts";
import { requireAdmin } from "./session/require-admin.ts";

/** A screen is fetched when it is opened. */
const screen = (path: string, load: () => Promise<ScreenModule>): RouteObject => ({
  path,
  lazy: async () => {
    const module = await load();
    return { loader: module.loader, Component: () => <Screen {...module} /> };
  },
});

function Screen({ title, default: Content }: ScreenModule) {
  useEffect(() => {
    document.title = `${title} · ${SCHOOL_NAME}`;
  }, [title]);
  return <Content loaderData={useLoaderData()} />;
}

const router = createBrowserRouter([
  {
    Component: OfficeLayout,
    HydrateFallback: OfficeLoading,
    ErrorBoundary: OfficeFailed,
    children: [
      screen("/login", () => import("./screens/login.tsx")),
      // Outside the guarded layout: somebody without a token goes to the login, not to the home page.
      screen("/admin/logout", () => import("./screens/logout.tsx")),
      {
        path: "/admin",
        middleware: [requireAdmin],
        lazy: async () => ({ Component: (await import("./frame/admin-layout.tsx")).AdminLayout }),
        children: [
          screen("admin-welcome", () => import("./screens/admin-welcome.tsx")),
          screen("student-management", () => import("./screens/student-management.tsx")),
          screen("student-import", () => import("./screens/student-import.tsx")),
          screen("year-change", () => import("./screens/year-change.tsx")),
          screen("student-photos", () => import("./screens/student-photos.tsx")),
          screen("consents", () => import("./screens/consents.tsx")),
          screen("student-record/:id", () => import("./screens/student-record.tsx")),
          screen("class-lists", () => import("./screens/class-lists.tsx")),
          screen("consent-slips", () => import("./screens/consent-slips.tsx")),
          screen("top-students", () => import("./screens/top-students.tsx")),
          screen("team-management", () => import("./screens/team-management.tsx")),
          screen("facilities", () => import("./screens/facilities.tsx")),
          screen("pages", () => import("./screens/pages.tsx")),
          screen("pages/:name", () => import("./screens/page.tsx")),
          screen("alumni", () => import("./screens/alumni.tsx")),
          screen("committee", () => import("./screens/committee.tsx")),
          screen("block-management", () => import("./screens/block-management.tsx")),
          screen("block-management/:id/write", () => import("./screens/write-post.tsx")),
          screen("gallery-management", () => import("./screens/gallery-management.tsx")),
          screen("notice-management", () => import("./screens/notice-management.tsx")),
          screen("calendar", () => import("./screens/calendar.tsx")),
          screen("marquee-manager", () => import("./screens/marquee-manager.tsx")),
          screen("ManageContacts", () => import("./screens/manage-contacts.tsx")),
          screen("account", () => import("./screens/account.tsx")),
          screen("audit-log", () => import("./screens/audit-log.tsx")),
          screen("trash", () => import("./screens/trash.tsx")),
          screen("history/:type/:id", () => import("./screens/history.tsx")),
        ],
      },
    ],
  },
]);

document.documentElement.lang = panelLanguage;
const place = document.getElementById("office");
if (place) createRoot(place).render(<RouterProvider router={router} />);
