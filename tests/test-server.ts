import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { type BuiltServer, buildServer } from "../core/server/build-server.ts";
import type { Config } from "../core/server/config.ts";
import { type OpenDatabase, openDatabase } from "../core/server/database/open-database.ts";
import type { Replacements } from "../core/server/feature-server.ts";
import type { FileStore } from "../core/server/files/file-store.ts";
import { openFileStore } from "../core/server/files/open-file-store.ts";
import type { S3Settings } from "../core/server/files/s3-client.ts";
import { openUploadProcess, type UploadProcess } from "../core/server/files/uploads/upload-process.ts";
import type { LogDestination } from "../core/server/http/request-log.ts";
import { loadSiteBuild, type SiteBuild } from "../core/server/site/site-build.ts";
import { openAccounts } from "../features/accounts/server/open-accounts.ts";
import { openAnnouncements } from "../features/announcement/server/feature.ts";
import { openEnquiries } from "../features/enquiries/server/open-enquiries.ts";
import { createAccount } from "./create-account.ts";
import { findFreePort } from "./free-port.ts";
import { createMigratedSqlite } from "./migrated-database.ts";

export const ADMIN = { email: "office@school.example", password: "blue kite over neem" };

const ROOT = path.resolve(import.meta.dirname, "..");
let builtSite: Promise<SiteBuild> | undefined;

/** For all servers of a test process, because to start one for each would take longer than most tests. */
let sharedUploads: UploadProcess | undefined;
const shareUploads = () =>
  (sharedUploads ??= openUploadProcess(
    {
      debug: () => {},
      error: (...line: unknown[]) => {
        throw new Error(`The shared upload process failed: ${JSON.stringify(line)}`);
      },
    },
    { idleMilliseconds: 600_000 },
  ));

export interface TestServerOptions extends Replacements {
  /** An unused PostgreSQL database; default: SQLite in the test's folder. */
  databaseUrl?: string;
  /** An unused bucket; default: files in the test's folder. */
  s3?: S3Settings;
  backups?: Config["backups"];
  /** Default: the address is given by the environment. */
  hasSiteUrl?: boolean;
  /** Default: no mail. */
  mail?: Config["mail"];
  /** Serve the built pages too. */
  withSite?: boolean;
  /** Whether pages register the service worker; default: true. */
  offline?: boolean;
  /** Default: a free port. */
  port?: number;
  /** In the address of the site; default: 127.0.0.1. Passkeys need a name. */
  hostName?: "localhost";
  /** For tests that end or stop the upload process, or read what it logs. */
  hasOwnUploadProcess?: true;
  /** The files for browsers; default: those of the build. */
  clientFolder?: string;
  /** Another build of the pages. */
  loadBuild?: () => Promise<SiteBuild>;
  /** The clock of sessions and limits. */
  now?: () => number;
  trustProxy?: string[];
  corsOrigins?: string[];
  maxCachedResponses?: number;
  /** Default: that of the program. */
  metrics?: Config["metrics"];
  /** Receives every log line; by default nothing is logged. */
  logTo?: LogDestination;
}

type Accounts = ReturnType<typeof openAccounts>;
type Enquiries = ReturnType<typeof openEnquiries>;

export interface TestServer extends BuiltServer {
  accounts: Accounts["accounts"];
  announcements: ReturnType<typeof openAnnouncements>;
  sendDailyMails: Enquiries["sendDailyMails"];
  url: string;
  dataDir: string;
  database: OpenDatabase;
  files: FileStore;
  /** Logs the admin in and caches the token for some minutes, so that sensitive steps need no confirmation. */
  adminToken(): Promise<string>;
  close(): Promise<void>;
}

const FRESH_MS = 4 * 60_000;

/** The real server on a free port, with its own database and folder. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), "gurukul-test-"));
  if (options.databaseUrl === undefined) await createMigratedSqlite(dataDir);
  const database = await openDatabase({ databaseUrl: options.databaseUrl, dataDir });
  const files = await openFileStore({ s3: options.s3, dataDir });
  const port = options.port ?? (await findFreePort());
  const url = `http://${options.hostName ?? "127.0.0.1"}:${port}`;
  const server = await buildServer(
    {
      siteUrl: url,
      hasSiteUrl: options.hasSiteUrl ?? true,
      backups: options.backups,
      mail: options.mail,
      trustProxy: options.trustProxy ?? [],
      corsOrigins: options.corsOrigins ?? [],
      logLevel: options.logTo ? "trace" : "silent",
      metrics: options.metrics ?? "local",
    },
    {
      database,
      files,
      ...(options.now && { now: options.now }),
      replacements: options.hasOwnUploadProcess ? options : { uploadProcess: shareUploads(), ...options },
      ...(options.maxCachedResponses !== undefined && { maxCachedResponses: options.maxCachedResponses }),
      ...(options.logTo && { logTo: options.logTo }),
      ...(options.withSite && {
        site: {
          loadBuild: options.loadBuild ?? (() => (builtSite ??= loadSiteBuild(path.join(ROOT, "build")))),
          clientFolder: options.clientFolder ?? path.join(ROOT, "build/client"),
          worksOffline: options.offline ?? true,
        },
      }),
    },
  );
  await createAccount(database, ADMIN);
  await server.app.listen({ port, host: "127.0.0.1" });

  let login: { at: number; token: Promise<string> } | undefined;
  return {
    ...server,
    accounts: openAccounts(server.core).accounts,
    announcements: openAnnouncements(server.core),
    sendDailyMails: openEnquiries(server.core).sendDailyMails,
    url,
    dataDir,
    database,
    files,
    adminToken() {
      if (!login || Date.now() - login.at > FRESH_MS) login = { at: Date.now(), token: logIn(url) };
      return login.token;
    },
    async close() {
      await server.app.close();
      await database.db.destroy();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function logIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/v1/admins/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(ADMIN),
  });
  if (answer.status !== 200) throw new Error(`The test admin cannot log in: ${await answer.text()}`);
  const { token } = (await answer.json()) as { token: string };
  return token;
}
