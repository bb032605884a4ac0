import Fastify from "fastify";
import { expect, it } from "vitest";
import { requireDeclaredAccess } from "./route-access.ts";

it("a route that does not say who may call it stops the start", () => {
  const app = Fastify();
  requireDeclaredAccess(app);
  expect(() => app.get("/open-to-nobody-knows-whom", () => "secret")).toThrow(
    "GET /open-to-nobody-knows-whom does not declare its access",
  );
});

it("declared routes are listed with their access", () => {
  const app = Fastify({ exposeHeadRoutes: false });
  const routes = requireDeclaredAccess(app);
  app.route({ method: ["PUT", "PATCH"], url: "/x", config: { access: "notices:write" }, handler: () => "" });
  expect(routes).toEqual([
    { method: "PUT", path: "/x", access: "notices:write" },
    { method: "PATCH", path: "/x", access: "notices:write" },
  ]);
});
