import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { type ContentTypeCase, contentTypes } from "./entries.ts";
import { startApi } from "./start-api.ts";

const api = await startApi();

/**
 * The permission of each route except those of the content types. A new route needs a line here, or in `tests/routes.txt` of a feature that
 * can be deleted alone.
 */
const ROUTES = `
enquiries:write    POST   /api/v1/enquiries/:id/answers
enquiries:write    POST   /api/v1/enquiries/:id/answers/:event/retry
enquiries:read     GET    /api/v1/enquiries/:id/reply
public             GET    /api/v1/*
accounts:read      GET    /api/v1/accounts
accounts:write     PUT    /api/v1/accounts/:id
accounts:write     DELETE /api/v1/accounts/:id
accounts:write     POST   /api/v1/accounts/:id/disable
accounts:write     POST   /api/v1/accounts/:id/enable
accounts:write     POST   /api/v1/accounts/:id/reset-link
accounts:write     POST   /api/v1/accounts/:id/reset-second-step
accounts:write     POST   /api/v1/accounts/:id/sign-out
accounts:write     DELETE /api/v1/accounts/:id/tokens/:token
session            POST   /api/v1/admins/email
public             POST   /api/v1/admins/email/confirm
public             POST   /api/v1/admins/invitation
public             POST   /api/v1/admins/link
session            PUT    /api/v1/admins/name
public             GET    /api/v1/admins/password/forgotten
public             POST   /api/v1/admins/password/forgotten
public             POST   /api/v1/admins/password/reset
accounts:read      GET    /api/v1/invitations
accounts:write     POST   /api/v1/invitations
accounts:write     DELETE /api/v1/invitations/:id
accounts:write     POST   /api/v1/invitations/:id/renew
session            POST   /api/v1/admins/confirm
session            GET    /api/v1/admins/language
session            PUT    /api/v1/admins/language
session            GET    /api/v1/admins/mails
session            PUT    /api/v1/admins/mails
session            GET    /api/v1/admins/logout
public             POST   /api/v1/admins/login
public             POST   /api/v1/admins/login/code
session            GET    /api/v1/admins/me
session            POST   /api/v1/admins/confirm/passkey
session            POST   /api/v1/admins/confirm/passkey/options
public             POST   /api/v1/admins/login/passkey
public             POST   /api/v1/admins/login/passkey/options
session            GET    /api/v1/admins/passkeys
session            POST   /api/v1/admins/passkeys
session            PUT    /api/v1/admins/passkeys/:id
session            DELETE /api/v1/admins/passkeys/:id
session            POST   /api/v1/admins/passkeys/options
session            PUT    /api/v1/admins/password
session            GET    /api/v1/admins/second-step
session            POST   /api/v1/admins/second-step/app
session            POST   /api/v1/admins/second-step/app/confirm
session            POST   /api/v1/admins/second-step/off
session            POST   /api/v1/admins/second-step/recovery-codes
session            GET    /api/v1/admins/security-events
session            POST   /api/v1/admins/security-events/dismiss
session            GET    /api/v1/admins/sessions
session            DELETE /api/v1/admins/sessions/:id
session            GET    /api/v1/admins/tokens
session            POST   /api/v1/admins/tokens
session            DELETE /api/v1/admins/tokens/:id
audit:read         GET    /api/v1/audit
audit:read         GET    /api/v1/audit/export
backups:read       GET    /api/v1/backups/download
backups:read       GET    /api/v1/backups/latest
backups:read       GET    /api/v1/backups/missing
consents:read      GET    /api/v1/consents
consents:read      GET    /api/v1/consents/:student
consents:read      GET    /api/v1/consents/counts
consents:write     POST   /api/v1/consents
consents:write     POST   /api/v1/consents/batches/:batch/undo
consents:read      POST   /api/v1/consents/withdrawal/preview
public             GET    /api/v1/docs
enquiries:read     GET    /api/v1/enquiries/figures
enquiries:read     GET    /api/v1/enquiries/figures/export
session            GET    /api/v1/enquiries/period
enquiries:write    PUT    /api/v1/enquiries/period
public             GET    /api/v1/openapi.json
mail:read          GET    /api/v1/mail
mail:write         POST   /api/v1/mail/dismiss
mail:write         POST   /api/v1/mail/retry
mail:write         POST   /api/v1/mail/test
pages:read         GET    /api/v1/pages/all
enquiries:read     POST   /api/v1/person-data
enquiries:read     POST   /api/v1/person-data/file
enquiries:write    POST   /api/v1/person-data/forget
public             GET    /api/v1/pages/get/:name
pages:write        PUT    /api/v1/pages/update/:name
history:read       GET    /api/v1/revisions/:type/:id
history:write      POST   /api/v1/revisions/:revision/restore
history:write      POST   /api/v1/revisions/batches/:batch/undo
sample:write       DELETE /api/v1/sample
sample:read        GET    /api/v1/sample
enquiries:read     GET    /api/v1/enquiries/summary
enquiries:read     GET    /api/v1/enquiries/people
enquiries:read     PUT    /api/v1/enquiries/seen
enquiries:read     GET    /api/v1/enquiries/:id
enquiries:write    PUT    /api/v1/enquiries/:id
enquiries:write    POST   /api/v1/enquiries/bulk
enquiries:write    POST   /api/v1/enquiries/:id/notes
enquiries:write    PUT    /api/v1/enquiries/:id/answering
enquiries:write    DELETE /api/v1/enquiries/:id/answering
accounts:read      GET    /api/v1/settings/second-step
accounts:write     PUT    /api/v1/settings/second-step
accounts:read      GET    /api/v1/settings/site-address
accounts:write     PUT    /api/v1/settings/site-address
students:read      GET    /api/v1/students/:id/pictures
students:write     PUT    /api/v1/students/:id/pictures
files:read         GET    /api/v1/pictures
files:read         GET    /api/v1/pictures/hidden
students:read      GET    /api/v1/pictures/:type/:id/children
students:write     POST   /api/v1/pictures/children
students:write     DELETE /api/v1/students/:id/forget
students:read      GET    /api/v1/students/:id/copies
students:read      GET    /api/v1/students/:id/everything
students:read      GET    /api/v1/students/counts
students:read      GET    /api/v1/students/export
events:write       POST   /api/v1/events/import/read
events:write       POST   /api/v1/events/import/lines
events:write       POST   /api/v1/events/import/check
events:write       POST   /api/v1/events/import
students:write     POST   /api/v1/students/import
students:write     POST   /api/v1/students/import/check
students:write     POST   /api/v1/students/import/failed
students:write     POST   /api/v1/students/import/read
students:write     GET    /api/v1/students/import/template
students:write     POST   /api/v1/students/import/photos
session            GET    /api/v1/entries/:type/:id
public             GET    /api/v1/parts
pages:write        PUT    /api/v1/parts
public             GET    /api/v1/texts/get
announcement:write POST   /api/v1/texts/set
trash:write        DELETE /api/v1/trash/:revision
trash:read         GET    /api/v1/trash
trash:write        POST   /api/v1/trash/:revision/restore
history:write      POST   /api/v1/trash/batches/:batch/restore
trash:write        POST   /api/v1/trash/purge-many
trash:write        POST   /api/v1/trash/restore-many
public             GET    /api/v1/uploads/:name
files:write        POST   /api/v1/uploads/stage
files:read         GET    /api/v1/withdrawn/:name
public             GET    /healthz
public             GET    /metrics
public             GET    /readyz
`;

/** The routes that need a password or a passkey given within the last ten minutes (decision 070). */
const CONFIRMED = `
POST   /api/v1/admins/passkeys
POST   /api/v1/admins/passkeys/options
DELETE /api/v1/admins/passkeys/:id
POST   /api/v1/admins/second-step/app/confirm
PUT    /api/v1/accounts/:id
DELETE /api/v1/accounts/:id
POST   /api/v1/accounts/:id/disable
POST   /api/v1/accounts/:id/enable
POST   /api/v1/accounts/:id/reset-link
POST   /api/v1/accounts/:id/reset-second-step
POST   /api/v1/accounts/:id/sign-out
DELETE /api/v1/accounts/:id/tokens/:token
POST   /api/v1/admins/tokens
GET    /api/v1/backups/download
PUT    /api/v1/enquiries/period
POST   /api/v1/invitations
DELETE /api/v1/invitations/:id
POST   /api/v1/invitations/:id/renew
PUT    /api/v1/settings/second-step
PUT    /api/v1/settings/site-address
POST   /api/v1/person-data/file
POST   /api/v1/person-data/forget
GET    /api/v1/students/:id/everything
DELETE /api/v1/students/:id/forget
GET    /api/v1/students/export
DELETE /api/v1/trash/:revision
POST   /api/v1/trash/purge-many
`;

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

const routesOfFeatures = globSync("features/*/tests/routes.txt").flatMap((file) =>
  readFileSync(file, "utf8").trim().split("\n"),
);

const describeRoute = (route: { access: string; method: string; path: string }) =>
  `${route.access.padEnd(18)} ${route.method.padEnd(6)} ${route.path}`;

it("this table lists every route with its permission", () => {
  const served = api.server.routes.filter(({ method }) => method !== "HEAD").map(describeRoute);
  const written = [...ROUTES.trim().split("\n"), ...routesOfFeatures, ...contentRoutes.map(describeRoute)];
  expect(served.sort()).toEqual(written.sort());
});

it("this table lists every route that asks for the password again", () => {
  const confirmed = api.server.routes.filter(({ isConfirmed }) => isConfirmed);
  const served = confirmed.map(({ method, path }) => `${method.padEnd(6)} ${path}`);
  expect(served.sort()).toEqual(CONFIRMED.trim().split("\n").sort());
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
  expect((await api.call("HEAD", "/api/v1/admins/logout", { token: api.token })).status).toBe(404);
  expect((await api.get("/contact/all", { token: api.token })).status).toBe(200);
});

it("health is answered without a token", async () => {
  expect((await api.call("GET", "/healthz")).body).toEqual({ status: "ok" });
  expect((await api.call("GET", "/readyz")).body).toEqual({ status: "ready", database: "ok", files: "ok" });
});
