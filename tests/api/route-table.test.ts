import { globSync } from "node:fs";
import { expect, it } from "vitest";
import packageJson from "../../package.json" with { type: "json" };
import { readLines } from "../word-lists.ts";
import { type ContentTypeCase, contentTypes } from "./entries.ts";
import { startApi } from "./start-api.ts";

const api = await startApi();

/**
 * The permission of each route except those of the content types. A new route needs a line in `routes.txt`, or in `tests/routes.txt` of a feature that
 * can be deleted alone.
 */
const ROUTES = ["tests/api/routes.txt", ...globSync("features/*/tests/routes.txt")].flatMap(readLines);

/** The routes that need a password or a passkey given within the last ten minutes (decision 070). */
const CONFIRMED = [
  "tests/api/confirmed-routes.txt",
  ...globSync("features/*/tests/confirmed-routes.txt"),
].flatMap(readLines);

/** The routes of the content types by their contract; only contact messages can be created without a permission. */
const contentRoutes = Object.entries<ContentTypeCase>(contentTypes).flatMap(([name, type]) => {
  const route = (access: string, method: string, path: string) => ({
    access,
    method,
    path: `/api/v1${path}`,
  });
  const subject = name === "contacts" || name === "savedReplies" ? "enquiries" : name;
  const isPublic = type.publicKeys.length > 0;
  const readers = isPublic ? "public" : `${subject}:read`;
  const writers = `${subject}:write`;
  return [
    route(readers, "GET", type.list),
    ...(type.get ? [route(readers, "GET", type.get(":id"))] : []),
    route(name === "contacts" ? "public" : writers, "POST", type.create),
    route(writers, "PUT", type.update(":id")),
    ...(type.order ? [route(writers, "PUT", type.order)] : []),
    route(writers, "DELETE", type.remove(":id")),
    route(writers, "POST", type.bulk),
    ...(name === "blocks" || name === "galleries"
      ? [
          route(writers, "POST", `/${name}/submit/:id`),
          route(`${name}:publish`, "POST", `/${name}/review/:id`),
        ]
      : []),
  ];
});

const describeRoute = (route: { access: string; method: string; path: string }) =>
  `${route.access.padEnd(18)} ${route.method.padEnd(6)} ${route.path}`;

it("this table lists every route with its permission", () => {
  const served = api.server.routes.filter(({ method }) => method !== "HEAD").map(describeRoute);
  const written = [...ROUTES, ...contentRoutes.map(describeRoute)];
  expect(served.sort()).toEqual(written.sort());
});

it("this table lists every route that asks for the password again", () => {
  const confirmed = api.server.routes.filter(({ isConfirmed }) => isConfirmed);
  const served = confirmed.map(({ method, path }) => `${method.padEnd(6)} ${path}`);
  expect(served.sort()).toEqual(CONFIRMED.sort());
});

it("every route that changes accounts asks for the password again", () => {
  const changing = api.server.routes.filter(({ access }) => access === "accounts:write");
  expect(changing.length).toBeGreaterThan(5);
  expect(changing.filter(({ isConfirmed }) => !isConfirmed)).toEqual([]);
});

it("HEAD needs the same permission as GET", () => {
  const gets = api.server.routes.filter(({ method }) => method === "GET");
  const accessOfGet = new Map(gets.map(({ path, access }) => [path, access]));
  const heads = api.server.routes.filter(({ method }) => method === "HEAD");
  expect(heads.length).toBeGreaterThan(10);
  for (const { path, access } of heads) expect([path, access]).toEqual([path, accessOfGet.get(path)]);
});

it("HEAD does not log out", async () => {
  expect((await api.call("HEAD", "/api/v1/admins/logout", { token: api.token })).status).toBe(405);
  expect((await api.get("/contact/all", { token: api.token })).status).toBe(200);
});

it("health is answered without a token", async () => {
  expect((await api.call("GET", "/healthz")).body).toEqual({ status: "ok", version: packageJson.version });
  expect((await api.call("GET", "/readyz")).body).toEqual({ status: "ready", database: "ok", files: "ok" });
});
