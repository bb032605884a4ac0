import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import type { PageDocument } from "../../features/pages.ts";
import type { Config } from "./config.ts";
import type { ContentServices } from "./content/content-routes.ts";
import type { Publish } from "./content/publish.ts";
import type { OpenDatabase } from "./database/open-database.ts";
import type { Database } from "./database/tables.ts";
import type { FileStore } from "./files/file-store.ts";
import type { UploadProcess } from "./files/uploads/upload-process.ts";
import type { AttemptLimiter } from "./http/attempt-limiter.ts";
import type { Callers } from "./http/session.ts";
import type { MailQueue } from "./mail/mail-queue.ts";
import type { Outbox } from "./mail/outbox.ts";
import type { PageStore } from "./pages/page-store.ts";
import type { SiteContent } from "./pages/site-content.ts";
import type { KnownParts } from "./parts/known-parts.ts";
import type { Feed } from "./site/feed.ts";
import type { FindSiteAddress } from "./site/site-address.ts";
import type { SiteData } from "./site/site-build.ts";
import type { ReceiveMessage, SiteRouteParts } from "./site/site-parts.ts";
import type { SitemapPage } from "./site/sitemap.ts";

/** The parts that tests replace. Each feature adds its own with `declare module`. */
export interface Replacements {
  /** Prepares, checks and draws files; absent: a process of this server, which ends with it. */
  uploadProcess?: UploadProcess;
}

/** The services of the core for features. */
export interface CoreServices {
  config: Pick<Config, "backups" | "siteUrl" | "hasSiteUrl">;
  log: FastifyBaseLogger;
  /** Absent: the clock of the machine. */
  now: (() => number) | undefined;
  database: OpenDatabase;
  db: Database;
  publish: Publish;
  /** Shared by the routes of every content type. */
  content: ContentServices;
  pages: PageStore;
  /** Which features the school has switched off. */
  parts: KnownParts;
  files: FileStore;
  limiter: AttemptLimiter;
  mail: MailQueue;
  outbox: Outbox;
  uploadProcess: UploadProcess;
  findSchool(): Promise<PageDocument<"school">>;
  findSiteAddress: FindSiteAddress;
  /** The content that visitors see now. It is available as soon as every feature is open. */
  openContent(): SiteContent;
  /** Closed in the reverse order of registration. */
  onClose(close: () => Promise<void>): void;
  replacements: Replacements;
}

/** Work that every process looks for again and again. */
export interface Job {
  everyMs: number;
  run(): Promise<void>;
  /** Logged if the work fails. */
  failure: string;
}

/** The part of a feature on the server. */
export interface FeatureParts {
  /** Finds the sender of a request; exactly one feature has it. */
  callers?: Callers;
  /** Stores a message that a visitor has written on a page; at most one feature does. */
  receiveMessage?: ReceiveMessage;
  /** Data that its pages load for one visitor, besides content. */
  openSiteData?(visitor: { address: string }): Partial<SiteData>;
  /** Routes under `/api/v1`. */
  registerApi?(api: FastifyInstance): void | Promise<void>;
  /** Routes about entries. The document of the API lists them after those of the content types. */
  registerEntryApi?(api: FastifyInstance): void | Promise<void>;
  /** Files of the public site. Its pages are declared (`Feature.publicPages`). */
  registerSite?(app: FastifyInstance, parts: SiteRouteParts): void;
  feeds?: readonly Feed[];
  /** The public pages of its entries. */
  listSitemapPages?(content: SiteContent): Promise<SitemapPage[]>;
  /** Pages whose addresses contain a secret behind #. */
  secretPaths?: readonly string[];
  /** Prepares a school that has just been opened; throws a `StartError` if it cannot. */
  prepareSchool?(config: Config): Promise<void>;
  /** Deletes what is kept for a limited time only. */
  removeExpired?(): Promise<void>;
  /** Called after versions of entries were deleted for good. */
  afterPurge?(): Promise<void>;
  /** Repairs what a concurrent save may have missed. */
  repair?(): Promise<void>;
  jobs?: readonly Job[];
}

/** The part of a feature in the server. */
export interface FeatureServer {
  /** The name of its folder. */
  name: string;
  open(core: CoreServices): FeatureParts;
}

/** Opens what a feature shares with others. Each server opens it once, at the first request. */
export function oncePerServer<Opened>(open: (core: CoreServices) => Opened): (core: CoreServices) => Opened {
  const opened = new WeakMap<CoreServices, { value: Opened }>();
  return (core) => {
    const found = opened.get(core);
    if (found) return found.value;
    const value = open(core);
    opened.set(core, { value });
    return value;
  };
}
