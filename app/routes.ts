import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  layout("public/public-layout.tsx", [
    index("public/pages/home.tsx"),
    route("about", "public/pages/about.tsx"),
    route("services", "public/pages/services.tsx"),
    route("teachers", "public/pages/teachers.tsx"),
    route("students", "public/pages/students.tsx"),
    route("blog", "public/pages/blog.tsx"),
    route("blog-details/:id", "public/pages/blog-details.tsx"),
    route("facilities", "public/pages/facilities.tsx"),
    route("alumni", "public/pages/alumni.tsx"),
    route("contact", "public/pages/contact.tsx"),
    route("gallery", "public/pages/gallery.tsx"),
    route("management", "public/pages/management.tsx"),
    route("discipline", "public/pages/discipline.tsx"),
    route("fees", "public/pages/fees.tsx"),
    route("activities", "public/pages/activities.tsx"),
    route("*", "public/pages/not-found.tsx"),
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
