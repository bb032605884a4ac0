import { expect, it, onTestFinished } from "vitest";
import { createApiClient } from "../api/api-client.ts";
import { bareName, completeForm, contentTypes, filePath, JPEG, toForm } from "../api/entries.ts";
import { createBucket, installS3 } from "../s3-server.ts";
import { startTestServer } from "../test-server.ts";

const { facilities, galleries, students } = contentTypes;

it("without the bucket reads work and uploads are 503; uploads work when it is back", async () => {
  const s3 = await installS3();
  onTestFinished(() => s3.remove());
  await s3.start();
  const server = await startTestServer({ s3: await createBucket(s3.endpoint) });
  onTestFinished(() => server.close());
  const client = await createApiClient(server.url);
  const token = await server.adminToken();
  const upload = () => client.post(facilities.create, { token, form: completeForm(facilities) });
  const readiness = async () => (await client.look("/readyz")).status;
  const { image } = (await upload()).body;

  await s3.crash();
  const refused = await upload();
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "5"]);
  expect((await client.get(filePath(image))).status).toBe(503);
  expect(await readiness()).toBe(503);
  expect((await client.get(facilities.list)).body).toHaveLength(1);
  const withoutFile = { token, form: toForm(galleries.fields) };
  expect((await client.post(galleries.create, withoutFile)).status).toBe(201);

  await s3.start();
  expect(await readiness()).toBe(200);
  expect((await client.get(filePath(image))).status).toBe(200);
  expect((await upload()).status).toBe(201);
});

it("a photo that is refused or withdrawn while the bucket is away is not served, and is removed when it is back", async () => {
  const s3 = await installS3();
  onTestFinished(() => s3.remove());
  await s3.start();
  const server = await startTestServer({ s3: await createBucket(s3.endpoint) });
  onTestFinished(() => server.close());
  const client = await createApiClient(server.url);
  const token = await server.adminToken();
  const createChild = async (rollNumber: string) => {
    const form = [...toForm({ ...students.fields, rollNumber }), ["profilePhoto", JPEG] as const];
    const { body } = await client.post(students.create, { token, form });
    return { id: String(body._id), photo: bareName(body.profilePhoto) };
  };
  const [refused, withdrawn] = [await createChild("1"), await createChild("2")];
  const record = (id: string, state: string) =>
    client.post("/consents", {
      token,
      json: { students: [id], purposes: ["photo"], state, how: "slip", on: "2026-06-12" },
    });
  const statusOf = async (name: string) => (await client.get(filePath(name))).status;

  await s3.crash();
  for (const [child, state] of [
    [refused, "refused"],
    [withdrawn, "withdrawn"],
  ] as const) {
    const { status, body } = await record(child.id, state);
    expect([status, body.isRemoving]).toEqual([200, true]);
    expect(await statusOf(child.photo)).toBe(404);
  }
  await server.retryFiles();

  await s3.start();
  expect(await statusOf(refused.photo)).toBe(404);
  await server.retryFiles();
  const places = async (name: string) =>
    [await server.files.find(name), await server.files.withdrawn.find(name)].map(Boolean);
  expect([await places(refused.photo), await places(withdrawn.photo)]).toEqual([
    [false, true],
    [false, false],
  ]);
  expect(await server.content.findWaitingFiles()).toEqual([]);
});
