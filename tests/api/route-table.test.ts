import { expect, it } from "vitest";
import { startApi } from "./start-api.ts";

const api = await startApi();

/** Who may call what. A new route, or another access, has to be written down here too. */
const ROUTES = `
public  GET    /api/v1/*
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
public  GET    /api/v1/blocks/all
admin   POST   /api/v1/blocks/create
admin   DELETE /api/v1/blocks/delete/:id
public  GET    /api/v1/blocks/get/:id
admin   PUT    /api/v1/blocks/update/:id
admin   GET    /api/v1/contact/all
public  POST   /api/v1/contact/create
admin   DELETE /api/v1/contact/delete/:id
admin   PUT    /api/v1/contact/update/:id
public  GET    /api/v1/docs
public  GET    /api/v1/facilities/all
admin   POST   /api/v1/facilities/create
admin   DELETE /api/v1/facilities/delete/:id
admin   PUT    /api/v1/facilities/update/:id
public  GET    /api/v1/galleries/all
admin   POST   /api/v1/galleries/create
admin   DELETE /api/v1/galleries/delete/:id
admin   PUT    /api/v1/galleries/update/:id
public  GET    /api/v1/notices/all
admin   POST   /api/v1/notices/create
admin   DELETE /api/v1/notices/delete/:id
admin   PUT    /api/v1/notices/update/:id
public  GET    /api/v1/openapi.json
admin   DELETE /api/v1/sample
admin   GET    /api/v1/sample
public  GET    /api/v1/students/all
admin   GET    /api/v1/students/counts
admin   POST   /api/v1/students/create
admin   DELETE /api/v1/students/:id
admin   PUT    /api/v1/students/:id
public  GET    /api/v1/team/all
admin   POST   /api/v1/team/create
admin   DELETE /api/v1/team/delete/:id
admin   PUT    /api/v1/team/update/:id
public  GET    /api/v1/texts/get
admin   POST   /api/v1/texts/set
public  GET    /api/v1/top-students/top-students
admin   POST   /api/v1/top-students/top-students
admin   DELETE /api/v1/top-students/top-students/:id
admin   PUT    /api/v1/top-students/top-students/:id
public  GET    /api/v1/uploads/:name
public  GET    /healthz
public  GET    /metrics
public  GET    /readyz
`;

const describeRoute = (route: { access: string; method: string; path: string }) =>
  `${route.access.padEnd(7)} ${route.method.padEnd(6)} ${route.path}`;

it("every route and who may call it are in this table, and nothing else is served", () => {
  const served = api.server.routes.filter(({ method }) => method !== "HEAD").map(describeRoute);
  expect(served.sort()).toEqual(ROUTES.trim().split("\n").sort());
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
