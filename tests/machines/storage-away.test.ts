import { expect, it, onTestFinished } from "vitest";
import { createApiClient } from "../api/api-client.ts";
import { completeForm, contentTypes, filePath, toForm } from "../api/entries.ts";
import { createBucket, installS3 } from "../s3-server.ts";
import { startTestServer } from "../test-server.ts";

const { facilities, galleries } = contentTypes;

it("when the bucket goes away, reading goes on and uploads are 503; when it comes back, so do they", async () => {
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
