import { expect, it } from "vitest";
import { allTypes, contentTypes } from "./entries.ts";
import { startApi } from "./start-api.ts";

const api = await startApi();

/** Who may call what, besides the routes of the content types. A new route has to be written down here too. */
const ROUTES = `
public  GET    /api/v1/*
session GET    /api/v1/admins/language
session PUT    /api/v1/admins/language
session GET    /api/v1/admins/logout
public  POST   /api/v1/admins/login
session PUT    /api/v1/admins/password
session GET    /api/v1/admins/sessions
session DELETE /api/v1/admins/sessions/:id
admin   GET    /api/v1/audit
admin   GET    /api/v1/audit/export
admin   GET    /api/v1/backups/download
admin   GET    /api/v1/backups/latest
admin   GET    /api/v1/backups/missing
admin   GET    /api/v1/consents
admin   GET    /api/v1/consents/:student
admin   GET    /api/v1/consents/counts
admin   POST   /api/v1/consents
admin   POST   /api/v1/consents/withdrawal/preview
public  GET    /api/v1/docs
public  GET    /api/v1/openapi.json
admin   GET    /api/v1/pages/all
public  GET    /api/v1/pages/get/:name
admin   PUT    /api/v1/pages/update/:name
admin   GET    /api/v1/revisions/:type/:id
admin   POST   /api/v1/revisions/:revision/restore
admin   POST   /api/v1/revisions/batches/:batch/undo
admin   DELETE /api/v1/sample
admin   GET    /api/v1/sample
admin   GET    /api/v1/students/:id/pictures
admin   PUT    /api/v1/students/:id/pictures
admin   DELETE /api/v1/students/:id/forget
admin   GET    /api/v1/students/:id/copies
admin   GET    /api/v1/students/:id/everything
admin   GET    /api/v1/students/counts
admin   GET    /api/v1/students/export
admin   POST   /api/v1/students/import
admin   POST   /api/v1/students/import/check
admin   POST   /api/v1/students/import/failed
admin   POST   /api/v1/students/import/read
admin   GET    /api/v1/students/import/template
admin   GET    /api/v1/students/year-change
admin   POST   /api/v1/students/year-change
admin   GET    /api/v1/students/year-change/children
admin   POST   /api/v1/students/year-change/preview
admin   POST   /api/v1/students/import/photos
public  GET    /api/v1/texts/get
admin   POST   /api/v1/texts/set
admin   DELETE /api/v1/trash/:revision
admin   GET    /api/v1/trash
admin   POST   /api/v1/trash/:revision/restore
admin   POST   /api/v1/trash/batches/:batch/restore
public  GET    /api/v1/uploads/:name
admin   POST   /api/v1/uploads/stage
admin   GET    /api/v1/withdrawn/:name
public  GET    /healthz
public  GET    /metrics
public  GET    /readyz
`;

/** The content types' routes as their contract has them; only who writes to the office needs no admin token to create. */
const contentRoutes = allTypes.flatMap((type) => {
  const route = (access: string, method: string, path: string) => ({
    access,
    method,
    path: `/api/v1${path}`,
  });
  const readers = type.publicKeys.length > 0 ? "public" : "admin";
  return [
    route(readers, "GET", type.list),
    ...(type.get ? [route(readers, "GET", type.get(":id"))] : []),
    route(type.name === contentTypes.contacts.name ? "public" : "admin", "POST", type.create),
    route("admin", "PUT", type.update(":id")),
    ...(type.order ? [route("admin", "PUT", type.order)] : []),
    route("admin", "DELETE", type.remove(":id")),
    route("admin", "POST", type.bulk),
  ];
});

const describeRoute = (route: { access: string; method: string; path: string }) =>
  `${route.access.padEnd(7)} ${route.method.padEnd(6)} ${route.path}`;

it("every route and who may call it are in this table, and nothing else is served", () => {
  const served = api.server.routes.filter(({ method }) => method !== "HEAD").map(describeRoute);
  const written = [...ROUTES.trim().split("\n"), ...contentRoutes.map(describeRoute)];
  expect(served.sort()).toEqual(written.sort());
});

it("a HEAD is for whoever may GET", () => {
  const gets = api.server.routes.filter(({ method }) => method === "GET");
  const accessOfGet = new Map(gets.map(({ path, access }) => [path, access]));
  const heads = api.server.routes.filter(({ method }) => method === "HEAD");
  expect(heads.length).toBeGreaterThan(10);
  for (const { path, access } of heads) expect([path, access]).toEqual([path, accessOfGet.get(path)]);
});

it("a HEAD does not log anybody out", async () => {
  expect((await api.call("HEAD", "/api/v1/admins/logout", { token: api.token })).status).toBe(404);
  expect((await api.get("/contact/all", { token: api.token })).status).toBe(200);
});

it("health is answered without a token", async () => {
  expect((await api.call("GET", "/healthz")).body).toEqual({ status: "ok" });
  expect((await api.call("GET", "/readyz")).body).toEqual({ status: "ready", database: "ok", files: "ok" });
});
