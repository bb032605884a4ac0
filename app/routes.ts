import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  layout("public/public-layout.tsx", [
    index("public/pages/home.tsx"),
    route("*", "public/pages/not-found.tsx"),
  ]),
] satisfies RouteConfig;
