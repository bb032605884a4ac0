import { mkdtemp, readdir, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { type ApiClient, createApiClient } from "../api/api-client.ts";
import { createDatabase } from "../api/create-stores.ts";
import { bareName, type ContentTypeCase, changeCall, completeForm, formTypes, JPEG } from "../api/entries.ts";
import {
  logIn,
  OFFICE,
  openSchool,
  type SchoolOptions,
  type SchoolProcess,
} from "../faults/school-process.ts";
import { findFreePort } from "../free-port.ts";
import { runCommand } from "../run-command.ts";
import { createBucket, s3Environment } from "../s3-server.ts";
import { type LoadBalancer, startLoadBalancer } from "./load-balancer.ts";

/** Two seconds are promised; a busy machine gets more. */
const SEEN_BY_ALL = { timeout: 20_000, interval: 50 };

const folder = await mkdtemp(path.join(os.tmpdir(), "gurukul-machines-"));
const endings: (() => Promise<void>)[] = [];
let options: SchoolOptions[];
let schools: SchoolProcess[];
let proxy: LoadBalancer;
let client: ApiClient;
let token: string;

const open = (machine: SchoolOptions) => openSchool(machine, (end) => endings.push(end));

beforeAll(async () => {
  const shared = {
    databaseUrl: await createDatabase(),
    s3: await createBucket(String(inject("s3Endpoint"))),
    dataDir: path.join(folder, "unused"),
    trustProxy: "127.0.0.1",
    drainSeconds: 2,
  };
  options = await Promise.all([1, 2, 3].map(async () => ({ ...shared, port: await findFreePort() })));
  schools = await Promise.all(options.map(open));
  proxy = await startLoadBalancer(schools.map(({ url }) => url));
  client = await createApiClient(proxy.url);
  token = await logIn(proxy);
});

afterAll(async () => {
  await proxy?.close();
  await Promise.all(endings.map((end) => end()));
  await rm(folder, { recursive: true });
});

const bearer = (value: string) => ({ headers: { authorization: `Bearer ${value}` } });
const statusesEverywhere = (address: string, request: RequestInit = {}) =>
  Promise.all(schools.map(async ({ api }) => (await fetch(api + address, request)).status));
const readEverywhere = (address: string) =>
  Promise.all(schools.map(async ({ url }) => (await fetch(url + address)).text()));

async function createNotice(
  api: string,
  title: string,
  picture?: Uint8Array,
  more: Readonly<Record<string, string>> = {},
): Promise<{ _id: string; pdfOrImage: string }> {
  const form = new FormData();
  form.set("title", title);
  form.set("description", "For all");
  for (const [name, value] of Object.entries(more)) form.set(name, value);
  if (picture) form.set("pdfOrImage", new Blob([new Uint8Array(picture)]), "picture.jpg");
  const answer = await fetch(`${api}/notices/create`, { method: "POST", body: form, ...bearer(token) });
  expect(answer.status).toBe(201);
  return (await answer.json()) as { _id: string; pdfOrImage: string };
}

describe("three machines on one PostgreSQL and one bucket", () => {
  it("keep nothing in a local folder", async () => {
    expect(await readdir(folder)).toEqual([]);
  });

  it.each([0, 1, 2])("a change on machine %i is served by all, with file and page", async (index) => {
    const title = `Seen by all ${index}`;
    for (const address of ["/", "/api/v1/notices/all"]) await readEverywhere(address);
    const { pdfOrImage } = await createNotice(String(schools[index]?.api), title, JPEG);
    for (const address of ["/", "/api/v1/notices/all"]) {
      const seen = async () => (await readEverywhere(address)).map((text) => text.includes(title));
      await expect.poll(seen, SEEN_BY_ALL).toEqual([true, true, true]);
    }
    const files = await readEverywhere(`/api/v1/${pdfOrImage}`);
    expect(new Set(files).size).toBe(1);
    expect(await statusesEverywhere(`/${pdfOrImage}`)).toEqual([200, 200, 200]);
  });

  it("a scheduled notice appears on the cached pages of all, with its file", async () => {
    const title = "Planned for later";
    const publishAt = new Date(Date.now() + 6000).toISOString();
    const { pdfOrImage } = await createNotice(String(schools[0]?.api), title, JPEG, { publishAt });
    const seen = async () => (await readEverywhere("/")).map((text) => text.includes(title));
    const early = await seen();
    // On a busy machine the first request may be too late.
    if (new Date().toISOString() < publishAt) expect(early).toEqual([false, false, false]);
    await expect.poll(seen, SEEN_BY_ALL).toEqual([true, true, true]);
    expect(await statusesEverywhere(`/${pdfOrImage}`)).toEqual([200, 200, 200]);
  });

  it("an entry deleted on one is 404 on all, can be restored by any, and is purged for all", async () => {
    const post = (index: number, address: string, method = "POST") =>
      fetch(`${schools[index]?.api}${address}`, { method, ...bearer(token) });
    const { _id, pdfOrImage } = await createNotice(String(schools[0]?.api), "Deleted and restored", JPEG);
    const file = `/${pdfOrImage}`;
    expect(await statusesEverywhere(file)).toEqual([200, 200, 200]);
    const deleted = await post(0, `/notices/delete/${_id}`, "DELETE");
    expect(await statusesEverywhere(file)).toEqual([404, 404, 404]);
    const item = `/trash/${deleted.headers.get("x-revision")}`;

    const answers = await Promise.all([0, 1, 2].map((index) => post(index, `${item}/restore`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await statusesEverywhere(file)).toEqual([200, 200, 200]);
    expect((await post(1, item, "DELETE")).status).toBe(409);

    const again = await post(1, `/notices/delete/${_id}`, "DELETE");
    const purged = await post(2, `/trash/${again.headers.get("x-revision")}`, "DELETE");
    expect([again.status, purged.status]).toEqual([200, 200]);
    expect(await statusesEverywhere(file)).toEqual([404, 404, 404]);
    expect((await post(0, `${item}/restore`)).status).toBe(404);
  });

  it("a login on one is valid on all, and so is a logout", async () => {
    const own = await logIn({ api: String(schools[0]?.api) });
    expect(await statusesEverywhere("/contact/all", bearer(own))).toEqual([200, 200, 200]);
    expect((await fetch(`${schools[1]?.api}/admins/logout`, bearer(own))).status).toBe(200);
    expect(await statusesEverywhere("/contact/all", bearer(own))).toEqual([401, 401, 401]);
  });

  it("failed logins are counted together", async () => {
    const json = { email: OFFICE.email, password: "a wrong guess" };
    const headers = { "x-forwarded-for": "203.0.113.77" };
    for (let attempt = 1; attempt <= 5; attempt++) {
      expect((await client.post("/admins/login", { json, headers })).status).toBe(401);
    }
    const right = { json: OFFICE, headers };
    for (let machine = 1; machine <= 3; machine++) {
      expect((await client.post("/admins/login", right)).status).toBe(429);
    }
    const elsewhere = { json: OFFICE, headers: { "x-forwarded-for": "203.0.113.78" } };
    expect((await client.post("/admins/login", elsewhere)).status).toBe(200);
  });

  it.each(formTypes)("$name follow the API contract through the proxy", async (type: ContentTypeCase) => {
    const created = await client.post(type.create, { token, form: completeForm(type) });
    expect(created.status).toBe(201);
    expect(Object.keys(created.body).sort()).toEqual([...type.adminKeys].sort());
    const { _id: id } = created.body;
    const listed = async () => {
      const { body } = await client.get(type.list, { token });
      return body.find((entry: { _id: string }) => entry._id === id);
    };
    expect(await listed()).toEqual(created.body);

    const [field = ""] = Object.keys(type.fields);
    const changed = await client.put(type.update(id), { token, ...changeCall(type, { [field]: "Changed" }) });
    expect([changed.status, changed.body[field]]).toEqual([200, "Changed"]);
    expect(await listed()).toEqual(changed.body);
    const stale = { token, ...changeCall(type, { [field]: "Late" }), headers: { "if-match": '"older"' } };
    expect((await client.put(type.update(id), stale)).status).toBe(409);

    for (const stored of Object.keys(type.files).flatMap((name) => changed.body[name] as string | string[])) {
      const file = await client.get(`/uploads/${bareName(stored)}`, { headers: { range: "bytes=0-3" } });
      expect([file.status, file.bytes.length]).toEqual([206, 4]);
    }
    expect((await client.remove(type.remove(id), { token })).status).toBe(200);
    expect((await client.remove(type.remove(id), { token })).status).toBe(404);
    expect(await listed()).toBeUndefined();
  });

  it("a backup of one restores on a single machine with SQLite and a folder", async () => {
    const archive = path.join(folder, "school.tar");
    const { databaseUrl = "", s3 } = options[0] ?? {};
    const run = (command: string, environment: Record<string, string>) =>
      runCommand(command, [archive], environment);
    await run("backup", { DATABASE_URL: databaseUrl, ...(s3 && s3Environment(s3)) });
    const dataDir = path.join(folder, "one-machine");
    const { out } = await run("restore", { DATA_DIR: dataDir });
    // Those of the entries that were deleted above are withdrawn.
    expect(out).toMatch(/^Restored the backup of .+ with 14 files\.$/m);
    expect(await readdir(path.join(dataDir, "uploads"))).toHaveLength(4);
    expect(await readdir(path.join(dataDir, "withdrawn"))).toHaveLength(10);
  });

  it("a rolling restart loses no request", async () => {
    let isOver = false;
    const failures: string[] = [];
    const acknowledged: string[] = [];
    const readers = ["/", "/students?q=a", "/api/v1/notices/all", "/api/v1/facilities/all?q=a"].map(
      async (address) => {
        while (!isOver) {
          const status = await fetch(proxy.url + address).then(
            async (answer) => (await answer.arrayBuffer()) && answer.status,
            String,
          );
          if (status !== 200) failures.push(`${address}: ${status}`);
        }
      },
    );
    const writers = [1, 2].map(async (writer) => {
      for (let count = 0; !isOver; count++) {
        const title = `Written meanwhile ${writer}-${count}`;
        await createNotice(proxy.api, title).then(
          () => acknowledged.push(title),
          (error) => failures.push(`${title}: ${error}`),
        );
      }
    });
    const waitForWriters = async (count: number) => {
      const wanted = acknowledged.length + failures.length + count;
      await expect
        .poll(() => acknowledged.length + failures.length, { timeout: 60_000 })
        .toBeGreaterThanOrEqual(wanted);
    };
    for (const [index, school] of schools.entries()) {
      await waitForWriters(2);
      expect(await school.terminate()).toEqual({ code: 0, signal: null });
      schools[index] = await open(options[index] as SchoolOptions);
    }
    const restarted = new Map(proxy.given);
    await expect
      .poll(() => [...proxy.given].filter(([server, count]) => count <= (restarted.get(server) ?? 0)), {
        timeout: 60_000,
      })
      .toEqual([]);
    isOver = true;
    await Promise.all([...readers, ...writers]);
    expect(failures).toEqual([]);
    expect(acknowledged.length).toBeGreaterThan(5);

    const { body } = await client.get("/notices/all", { token });
    const written = body.map((notice: { title: string }) => notice.title);
    expect(written.filter((title: string) => title.startsWith("Written meanwhile")).sort()).toEqual(
      acknowledged.sort(),
    );
  });
});
