import { randomBytes, randomUUID } from "node:crypto";
import { once } from "node:events";
import { connect } from "node:net";
import { describe, expect, it } from "vitest";
import { everyEighth } from "../repetitions.ts";
import { ADMIN } from "../test-server.ts";
import { allTypes, createEntry, JPEG } from "./entries.ts";
import { startApi } from "./start-api.ts";

let time = Date.now();
const api = await startApi({ now: () => time });

const TEACHER = { email: "teacher@school.example", password: "chalk and slate 12" };
await api.server.accounts.create(TEACHER.email, TEACHER.password, "teacher");

const expired = await api.logIn(ADMIN.email, ADMIN.password);
time += 3 * 60 * 60_000;
const loggedOut = await api.logIn(ADMIN.email, ADMIN.password);
await api.get("/admins/logout", { token: loggedOut });
const teacher = await api.logIn(TEACHER.email, TEACHER.password);
const live = await api.logIn(ADMIN.email, ADMIN.password);

/** The Authorization header of each caller, and the status with which a guarded route answers. */
const CALLERS: Record<string, { authorization?: string; status: number }> = {
  "no token": { status: 401 },
  "an empty header": { authorization: "", status: 401 },
  "a forged token": { authorization: `Bearer ${randomBytes(32).toString("base64url")}`, status: 401 },
  "a token cut short": { authorization: `Bearer ${live.slice(0, -1)}`, status: 401 },
  "a live token in other letters": { authorization: `Bearer ${live.toUpperCase()}`, status: 401 },
  "the wrong scheme": { authorization: `Basic ${live}`, status: 401 },
  "an SQL wildcard": { authorization: "Bearer %%%%%%%%%%%%%%%%%%%%%%%%%%", status: 401 },
  "an expired token": { authorization: `Bearer ${expired}`, status: 401 },
  "a logged-out token": { authorization: `Bearer ${loggedOut}`, status: 401 },
  "a token of another role": { authorization: `Bearer ${teacher}`, status: 403 },
};

const entries = new Map<string, string>();
api.token = live;
for (const type of allTypes) entries.set(type.name, (await createEntry(api, type))._id);
await api.post("/texts/set", { token: live, json: { content: "Admissions are open" } });

const guarded = api.server.routes.filter(({ access, method }) => access !== "public" && method !== "HEAD");
const idFor = (path: string) => {
  const type = allTypes.find(({ update, remove }) =>
    [update(":id"), remove(":id")].some((own) => path.endsWith(own)),
  );
  return entries.get(type?.name ?? "") ?? randomUUID();
};
const allCalls = guarded.map(({ method, path, access }) => ({
  method,
  access,
  path: path.replace(":id", idFor(path)),
}));

/**
 * One hook checks the header before any route runs. So every route is called without a token and with the token of another role, and the
 * other callers try every eighth route. Other spellings of an address reach no route for any caller.
 */
const callsOf = (who: string) =>
  ["no token", "a token of another role"].includes(who) ? allCalls : everyEighth(allCalls);
const spelledCallsOf = (who: string) => (who === "no token" ? allCalls : everyEighth(allCalls));

const readableByAll = new Set(
  api.server.routes
    .filter(({ method, access }) => method === "GET" && access === "public")
    .map(({ path }) => path),
);

/** The whole content, to check that refused calls change nothing. */
async function snapshot() {
  const lists = await Promise.all(
    allTypes.map(async (type) => (await api.get(type.list, { token: live })).body),
  );
  return { lists, text: (await api.get("/texts/get")).body, files: (await api.storedFiles()).sort() };
}

/** A body that an authorized caller could send. */
const validBody = (path: string, method: string) => {
  if (method === "GET" || method === "DELETE") return {};
  const type = allTypes.find(({ create, update }) =>
    [create, update(idFor(path))].some((own) => path.endsWith(own)),
  );
  if (type?.body !== "multipart") return { json: type?.fields ?? { content: "Hacked" } };
  const files = Object.keys(type.files).map((field) => [field, JPEG] as const);
  return {
    form: [...Object.entries(type.fields).map(([name, value]) => [name, String(value)] as const), ...files],
  };
};

describe.each(Object.entries(CALLERS))("with %s", (who, { authorization, status }) => {
  const calls = callsOf(who);
  const headers: Record<string, string> = authorization === undefined ? {} : { authorization };

  it("every guarded route refuses, with or without a trailing slash, and changes nothing", async () => {
    const before = await snapshot();
    for (const { method, path, access } of calls) {
      // Every role may log out; see sessions.test.ts.
      if (access === "session" && status === 403) continue;
      for (const address of [path, `${path}/`]) {
        const answer = await api.call(method, address, { headers, ...validBody(path, method) });
        expect([method, address, answer.status]).toEqual([method, address, status]);
        expect(answer.headers.get("www-authenticate")).toEqual(
          status === 401 ? expect.stringMatching(/^Bearer/) : null,
        );
      }
    }
    expect(await snapshot()).toEqual(before);
  });

  it("other spellings of the address are 404, and HEAD is refused", async () => {
    const before = await snapshot();
    for (const { method, path } of spelledCallsOf(who)) {
      const spellings = [
        path.replace("/api", "//api"),
        path.replace(/\/(?=[^/]*$)/, "//"),
        path.toUpperCase(),
      ];
      for (const address of spellings) {
        const answer = await api.call(method, address, { headers, ...validBody(path, method) });
        expect([method, address, answer.status]).toEqual([method, address, 404]);
      }
      if (readableByAll.has(path)) continue;
      const head = await api.call("HEAD", path, { headers });
      expect([401, 403, 404, 405], `HEAD ${path}`).toContain(head.status);
    }
    expect(await snapshot()).toEqual(before);
  });

  it("public lists show public fields only", async () => {
    for (const type of allTypes.filter(({ publicKeys }) => publicKeys.length > 0)) {
      const answer = await api.get(type.list, { headers });
      if (status === 401 && /^Bearer/.test(authorization ?? "")) {
        expect([answer.status, answer.body.id]).toEqual([401, "token_ended"]);
        continue;
      }
      expect(answer.status).toBe(200);
      expect(Object.keys(answer.body[0]).sort()).toEqual([...type.publicKeys].sort());
    }
  });
});

it("a request without a token is refused before its body arrives", async () => {
  const socket = connect(Number(new URL(api.url).port), "127.0.0.1");
  const head = [
    "POST /api/v1/galleries/create HTTP/1.1",
    "Host: school.example",
    "Content-Type: multipart/form-data; boundary=x",
    "Content-Length: 500000000",
  ];
  socket.write(`${head.join("\r\n")}\r\n\r\n`);
  const [answer] = await once(socket, "data");
  expect(String(answer)).toMatch(/^HTTP\/1\.1 401 /);
  socket.destroy();
});

it("methods that a route does not have are 405", async () => {
  for (const method of ["PATCH", "POST", "PUT", "OPTIONS", "DELETE", "TRACE"]) {
    expect((await api.call(method, "/api/v1/notices/all", { token: live })).status).toBe(405);
  }
});
