import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { AwsClient } from "aws4fetch";
import type { S3Settings } from "../core/server/files/s3-client.ts";
import { findFreePort } from "./free-port.ts";

export interface S3Server {
  endpoint: string;
  start(): Promise<void>;
  /** Stops it at once, as if its machine were switched off. */
  crash(): Promise<void>;
  /** Stops it and removes its folder. */
  remove(): Promise<void>;
}

const KEYS = { accessKeyId: "S3RVER", secretAccessKey: "S3RVER", region: "us-east-1" };

/** Exits when its parent process ends, because then its input is closed. */
const PROGRAM = `
  const S3rver = require("@20minutes/s3rver");
  process.stdin.resume().on("end", () => process.exit());
  new S3rver(JSON.parse(process.argv[1])).run().then(() => console.log("open"));
`;

/** An S3-compatible server that checks signatures, in its own folder and process; not yet started. */
export async function installS3(): Promise<S3Server> {
  const directory = await mkdtemp(path.join(os.tmpdir(), "gurukul-s3-"));
  const port = await findFreePort();
  const settings = { directory, port, address: "127.0.0.1", silent: true, vhostBuckets: false };
  let server: ChildProcess | undefined;
  const crash = async () => {
    const running = server;
    server = undefined;
    if (running?.kill("SIGKILL")) await once(running, "exit");
  };
  return {
    endpoint: `http://127.0.0.1:${port}`,
    async start() {
      // It encrypts its tokens for the next page with DES, which OpenSSL 3 treats as legacy.
      const child = spawn(
        process.execPath,
        ["--openssl-legacy-provider", "--eval", PROGRAM, JSON.stringify(settings)],
        { stdio: ["pipe", "pipe", "inherit"] },
      );
      server = child;
      const ended = once(child, "exit").then(() => Promise.reject(new Error("The S3 server did not start")));
      await Promise.race([once(child.stdout, "data"), ended]);
      ended.catch(() => {});
    },
    crash,
    async remove() {
      await crash();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** A new bucket on a running server. */
export async function createBucket(endpoint: string): Promise<S3Settings> {
  const bucket = `school-${randomUUID()}`;
  const answer = await new AwsClient({ ...KEYS, service: "s3" }).fetch(`${endpoint}/${bucket}`, {
    method: "PUT",
  });
  if (answer.status !== 200) throw new Error(`The bucket was not created: ${await answer.text()}`);
  return { ...KEYS, endpoint, bucket };
}

/** The environment variables that the program reads. */
export const s3Environment = (settings: S3Settings): Record<string, string> => ({
  S3_BUCKET: settings.bucket,
  S3_ENDPOINT: settings.endpoint,
  S3_REGION: settings.region,
  AWS_ACCESS_KEY_ID: settings.accessKeyId,
  AWS_SECRET_ACCESS_KEY: settings.secretAccessKey,
});
