import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { readConfig } from "../../core/server/config.ts";
import { openSchool } from "../../core/server/open-school.ts";
import { findFreePort } from "../free-port.ts";
import { s3Environment } from "../s3-server.ts";
import { ADMIN } from "../test-server.ts";
import { type ApiClient, createApiClient } from "./api-client.ts";
import { createStores } from "./create-stores.ts";
import { completeForm, contentTypes, filePath } from "./entries.ts";

const ROOT = path.resolve(import.meta.dirname, "../..");
const { facilities } = contentTypes;

/** The program as it is really started, on a database and a folder that outlive it. */
async function startProcess(environment: Record<string, string>, isOver: AbortSignal): Promise<ChildProcess> {
  const child = spawn(process.execPath, ["core/server/main.ts"], {
    cwd: ROOT,
    env: { ...process.env, ...environment, NODE_ENV: "production" },
    stdio: ["ignore", "pipe", "inherit"],
    // A test that runs out of time goes on for a while, and must not leave a program behind.
    signal: isOver,
    killSignal: "SIGKILL",
  });
  child.on("error", () => expect(isOver.aborted).toBe(true));
  for await (const line of child.stdout) if (String(line).includes("is open.")) break;
  expect(child.exitCode).toBeNull();
  return child;
}

const SEVERAL_STARTS_MS = 180_000;

async function logIn(client: ApiClient): Promise<string> {
  return (await client.post("/admins/login", { json: ADMIN })).body.token;
}

it("after kill -9 every entry answered with 201 exists with its file, and the session is valid", {
  timeout: SEVERAL_STARTS_MS,
}, async () => {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), "gurukul-kill-"));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const over = new AbortController();
  onTestFinished(() => over.abort());
  const { databaseUrl, s3 } = await createStores();
  const port = await findFreePort();
  const environment = {
    PORT: String(port),
    HOST: "127.0.0.1",
    DATA_DIR: dataDir,
    SAMPLE_CONTENT: "off",
    LOG_LEVEL: "warn",
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
    ...(s3 && s3Environment(s3)),
  };
  const url = `http://127.0.0.1:${port}`;
  const promised: { _id: string; name: string; image: string }[] = [];
  let client: ApiClient | undefined;
  let token: string | undefined;
  const expectPromised = async (asked: ApiClient) => {
    expect((await asked.get(facilities.list, { token })).body).toEqual(promised);
    for (const { image } of promised) expect((await asked.get(filePath(image))).status).toBe(200);
  };

  for (const round of [1, 2]) {
    const child = await startProcess(environment, over.signal);
    client ??= await createApiClient(url);
    token ??= await logIn(client);
    await expectPromised(client);
    for (let entry = 1; entry <= 3; entry++) {
      const form = completeForm(facilities, { name: `Room ${round}-${entry}` });
      const answer = await client.post(facilities.create, { token, form });
      expect(answer.status).toBe(201);
      promised.unshift(answer.body);
    }
    child.kill("SIGKILL");
    await once(child, "exit");
  }

  // The test reads the data without another process, because starting one takes most of the time.
  const school = await openSchool(readConfig(environment), { loadSample: async () => {} });
  try {
    await school.server.app.listen({ port, host: environment.HOST });
    await expectPromised(await createApiClient(url));
  } finally {
    await school.close();
  }
});
