import { readdir } from "node:fs/promises";
import path from "node:path";
import { afterAll, expect } from "vitest";
import { storedNames } from "../../core/content/files/images.ts";
import type { Replacements } from "../../core/server/feature-server.ts";
import type { S3Settings } from "../../core/server/files/s3-client.ts";
import { s3Environment } from "../s3-server.ts";
import { ADMIN, startTestServer, type TestServer, type TestServerOptions } from "../test-server.ts";
import { type ApiClient, createApiClient } from "./api-client.ts";
import { createStores } from "./create-stores.ts";
import { CANARIES } from "./entries.ts";

export interface Api extends ApiClient {
  server: TestServer;
  /** Undefined on SQLite, whose file is in the server's folder. */
  databaseUrl: string | undefined;
  /** Undefined if files are in the server's folder. */
  s3: S3Settings | undefined;
  /** The admin's token. */
  token: string;
  logLines: string[];
  logIn(email: string, password: string): Promise<string>;
  /** The names of the files in the uploads folder or the bucket. */
  storedFiles(): Promise<string[]>;
}

export interface ApiOptions
  extends Pick<
    TestServerOptions,
    | keyof Replacements
    | "backups"
    | "corsOrigins"
    | "hasOwnUploadProcess"
    | "hasSiteUrl"
    | "mail"
    | "maxCachedResponses"
    | "metrics"
    | "now"
    | "offline"
    | "trustProxy"
    | "withSite"
  > {
  /** The tests make the server fail, so that errors in its log are expected. */
  breaks?: true;
}

const PERSONAL = Object.values(CANARIES);

/**
 * Call it at the top of a test file: starts a server on the engine of this run, and returns a client that checks every response. After the
 * tests of the file it checks for unnamed files, for personal data in the log and in anonymous responses, and for logged errors.
 */
export async function startApi({ breaks, ...options }: ApiOptions = {}): Promise<Api> {
  const logLines: string[] = [];
  const stores = await createStores();
  const server = await startTestServer({
    ...options,
    ...stores,
    logTo: { write: (line) => logLines.push(line) },
  });
  const client = await createApiClient(server.url);
  const logIn = async (email: string, password: string) => {
    const answer = await client.post("/admins/login", { json: { email, password } });
    expect(answer.status).toBe(200);
    return String(answer.body.token);
  };
  const token = await logIn(ADMIN.email, ADMIN.password);
  const storedFiles = async () =>
    stores.s3
      ? (await Array.fromAsync(server.files.list())).map(({ name }) => name)
      : readdir(path.join(server.dataDir, "uploads"));

  afterAll(async () => {
    const named = [...(await server.content.fileNamesInUse())].flatMap(storedNames);
    const stored = await storedFiles();
    const states = await server.content.findFileStates();
    const waiting = await server.content.findWaitingFiles();
    const withdrawn = (await Array.fromAsync(server.files.withdrawn.list())).map(({ name }) => name);
    await server.close();
    expect(stored.sort(), "exactly the files that entries name are stored").toEqual(named.sort());
    const kept = new Set([...states.keys()].flatMap(storedNames));
    expect(
      withdrawn.filter((name) => !kept.has(name)),
      "only files that drafts and history name are withdrawn",
    ).toEqual([]);
    expect(waiting, "no file is waiting to be moved or removed").toEqual([]);

    const secrets = [...PERSONAL, ADMIN.email, ADMIN.password, token];
    expect(findIn(logLines, secrets), "personal data or secrets in the log").toEqual([]);
    expect(findIn(client.anonymousAnswers, PERSONAL), "personal data in anonymous answers").toEqual([]);
    if (!breaks) expect(logLines.filter(isError), "errors in the log").toEqual([]);
  });
  return {
    ...client,
    server,
    databaseUrl: stores.databaseUrl,
    s3: stores.s3,
    token,
    logLines,
    logIn,
    storedFiles,
  };
}

/** The environment in which a command works on the same school as the server. */
export const readEnvironment = ({ databaseUrl, s3, server }: Api): Record<string, string> => ({
  DATA_DIR: server.dataDir,
  ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
  ...(s3 && s3Environment(s3)),
});

const findIn = (texts: readonly string[], wanted: readonly string[]) =>
  texts.filter((text) => wanted.some((secret) => text.includes(secret)));

const isError = (line: string) => (JSON.parse(line) as { level: number }).level >= 50;
