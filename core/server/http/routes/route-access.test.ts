import Fastify from "fastify";
import { expect, it } from "vitest";
import { requireDeclaredAccess } from "./route-access.ts";

it("a route without declared access cannot be added", () => {
  const app = Fastify();
  requireDeclaredAccess(app);
  expect(() => app.get("/undeclared", () => "secret")).toThrow("GET /undeclared does not declare its access");
});

it("declared routes are listed with their access", () => {
  const app = Fastify({ exposeHeadRoutes: false });
  const routes = requireDeclaredAccess(app);
  app.route({ method: ["PUT", "PATCH"], url: "/x", config: { access: "notices:write" }, handler: () => "" });
  app.get("/y", { config: { access: "backups:read", isConfirmed: true } }, () => "");
  expect(routes).toEqual([
    { method: "PUT", path: "/x", access: "notices:write", isConfirmed: false },
    { method: "PATCH", path: "/x", access: "notices:write", isConfirmed: false },
    { method: "GET", path: "/y", access: "backups:read", isConfirmed: true },
  ]);
});
