import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";
import { publicPages } from "../content/public-pages.ts";

const pageFile = (module: string) => `public/pages/${module}.tsx`;

export default [
  layout("public/public-layout.tsx", [
    ...publicPages.map(({ path, module }) =>
      path === "/" ? index(pageFile(module)) : route(path.slice(1), pageFile(module)),
    ),
    route("*", pageFile("not-found")),
  ]),
  layout("admin/office-layout.tsx", [
    route("login", "admin/screens/login.tsx"),
    // Outside the guarded layout: somebody without a token goes to the login, not to the home page.
    route("admin/logout", "admin/screens/logout.tsx"),
    route("admin", "admin/admin-layout.tsx", [
      route("admin-welcome", "admin/screens/admin-welcome.tsx"),
      route("student-management", "admin/screens/student-management.tsx"),
      route("top-students", "admin/screens/top-students.tsx"),
      route("team-management", "admin/screens/team-management.tsx"),
      route("facilities", "admin/screens/facilities.tsx"),
      route("block-management", "admin/screens/block-management.tsx"),
      route("gallery-management", "admin/screens/gallery-management.tsx"),
      route("notice-management", "admin/screens/notice-management.tsx"),
      route("marquee-manager", "admin/screens/marquee-manager.tsx"),
      route("ManageContacts", "admin/screens/manage-contacts.tsx"),
      route("account", "admin/screens/account.tsx"),
      route("audit-log", "admin/screens/audit-log.tsx"),
    ]),
  ]),
] satisfies RouteConfig;
