import path from "node:path";
import { z } from "zod";
import type { S3Settings } from "./files/s3-file-store.ts";
import { type MailSettings, readSender, readSmtpUrl } from "./mail/mail-settings.ts";

const port = z
  .string()
  .regex(/^\d+$/)
  .transform(Number)
  .refine((value) => value <= 65_535);

const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
/** Everyone, programs on this machine, nobody. */
const METRICS_READERS = ["all", "local", "off"] as const;

const isHttpUrl = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
const isPostgresUrl = (text: string) => URL.canParse(text) && /^postgres(ql)?:$/.test(new URL(text).protocol);

/** Every variable that the program reads, with a description of its values. */
const variables = {
  PORT: { schema: port, takes: "a port number from 0 to 65535" },
  HOST: { schema: z.string().min(1), takes: "an address to listen on, such as 0.0.0.0" },
  DATA_DIR: { schema: z.string().min(1), takes: "a folder for the database and the uploads" },
  DATABASE_URL: {
    schema: z.string().refine(isPostgresUrl),
    takes: "an address of the form postgres://user:password@host:5432/name, or nothing for SQLite",
  },
  S3_BUCKET: { schema: z.string().regex(/^[\w.-]{3,63}$/), takes: "the name of a bucket" },
  S3_ENDPOINT: {
    schema: z.string().refine(isHttpUrl),
    takes: "the address of the storage, such as https://s3.ap-south-1.amazonaws.com",
  },
  S3_REGION: { schema: z.string().regex(/^[\w-]+$/), takes: "a region, such as ap-south-1 or auto" },
  AWS_ACCESS_KEY_ID: { schema: z.string(), takes: "the storage's access key" },
  AWS_SECRET_ACCESS_KEY: { schema: z.string(), takes: "the secret that belongs to the access key" },
  BACKUP_DIR: { schema: z.string().min(1), takes: "a folder for daily backups, or nothing for none" },
  BACKUP_KEEP: {
    schema: z
      .string()
      .regex(/^[1-9]\d{0,3}$/)
      .transform(Number),
    takes: "the number of daily backups to keep, from 1 to 9999",
  },
  SMTP_URL: {
    schema: z
      .string()
      .transform(readSmtpUrl)
      .refine((server) => server !== undefined),
    takes:
      "an address of the form smtps://user:password@host:465 or smtp://user:password@host:587, with special characters of the password percent-encoded",
  },
  MAIL_FROM: {
    schema: z
      .string()
      .transform(readSender)
      .refine((sender) => sender !== undefined),
    takes: "an email address, such as office@school.example or Adarsh Vidya <office@school.example>",
  },
  ADMIN_EMAIL: { schema: z.email().max(254), takes: "an email address" },
  ADMIN_PASSWORD: { schema: z.string().min(12).max(1024), takes: "a password of at least 12 characters" },
  SAMPLE_CONTENT: { schema: z.enum(["on", "off"]), takes: "on or off" },
  SITE_URL: {
    schema: z.string().refine(isHttpUrl),
    takes: "the public address, such as https://school.example",
  },
  TRUST_PROXY: {
    schema: z.union([z.literal("off"), z.string().regex(/^[0-9a-fA-F.:/, ]+$/)]),
    takes: "off, or the addresses or CIDRs of the proxies in front, separated by commas",
  },
  DRAIN_SECONDS: {
    schema: z
      .string()
      .regex(/^\d{1,3}$/)
      .transform(Number),
    takes: "the seconds from 0 to 999 in which a load balancer may notice that the process is closing",
  },
  LOG_LEVEL: { schema: z.enum(LOG_LEVELS), takes: `one of ${LOG_LEVELS.join(", ")}` },
  OFFLINE: { schema: z.enum(["on", "off"]), takes: "on or off" },
  CORS_ORIGINS: {
    schema: z
      .string()
      .transform((text) => text.split(/[\s,]+/).filter(Boolean))
      .refine((origins) => origins.every((each) => isHttpUrl(each) && new URL(each).origin === each)),
    takes:
      "the origins of other sites whose pages may call the API, such as https://app.example, separated by commas",
  },
  METRICS: { schema: z.enum(METRICS_READERS), takes: "all, local or off: who may read /metrics" },
} satisfies Record<string, { schema: z.ZodType; takes: string }>;

type Variable = keyof typeof variables;

export const variableNames = Object.keys(variables);

const S3_VARIABLES = {
  bucket: "S3_BUCKET",
  endpoint: "S3_ENDPOINT",
  region: "S3_REGION",
  accessKeyId: "AWS_ACCESS_KEY_ID",
  secretAccessKey: "AWS_SECRET_ACCESS_KEY",
} satisfies Record<keyof S3Settings, Variable>;

export interface Config {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | undefined;
  /** Undefined if files are stored in the data folder. */
  s3: S3Settings | undefined;
  /** Undefined for no daily backups. */
  backups: { folder: string; keep: number } | undefined;
  /** Undefined if the program sends no mail. */
  mail: MailSettings | undefined;
  adminEmail: string;
  adminPassword: string | undefined;
  sampleContent: boolean;
  siteUrl: string;
  /** Whether the environment names it; otherwise it is that of this machine. */
  hasSiteUrl: boolean;
  trustProxy: string[];
  /** How long `/readyz` fails before the process stops accepting connections. */
  drainSeconds: number;
  logLevel: (typeof LOG_LEVELS)[number];
  metrics: (typeof METRICS_READERS)[number];
  /** The other sites whose pages may call the API. */
  corsOrigins: string[];
  /** Whether phones save pages for offline use. */
  offline: boolean;
}

export class ConfigError extends Error {}

/** Reads the environment; an invalid value throws one line that names the variable and the allowed values. */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const read = <Name extends Variable>(name: Name) => {
    const value = environment[name];
    if (value === undefined || value === "") return undefined;
    const result = variables[name].schema.safeParse(value);
    if (!result.success) throw new ConfigError(`${name} is not valid: it takes ${variables[name].takes}.`);
    return result.data as z.output<(typeof variables)[Name]["schema"]>;
  };
  const portNumber = read("PORT") ?? 3000;
  const trustProxy = read("TRUST_PROXY") ?? "off";
  const backupDir = read("BACKUP_DIR");
  const backupKeep = read("BACKUP_KEEP") ?? 14;
  return {
    port: portNumber,
    host: read("HOST") ?? "0.0.0.0",
    dataDir: path.resolve(read("DATA_DIR") ?? "data"),
    databaseUrl: read("DATABASE_URL"),
    s3: readS3(read),
    backups: backupDir === undefined ? undefined : { folder: path.resolve(backupDir), keep: backupKeep },
    mail: readMail(read("SMTP_URL"), read("MAIL_FROM")),
    adminEmail: (read("ADMIN_EMAIL") ?? "admin@example.com").toLowerCase(),
    adminPassword: read("ADMIN_PASSWORD"),
    sampleContent: (read("SAMPLE_CONTENT") ?? "on") === "on",
    siteUrl: (read("SITE_URL") ?? `http://localhost:${portNumber}`).replace(/\/+$/, ""),
    hasSiteUrl: read("SITE_URL") !== undefined,
    trustProxy: trustProxy === "off" ? [] : trustProxy.split(/[\s,]+/).filter(Boolean),
    drainSeconds: read("DRAIN_SECONDS") ?? 0,
    logLevel: read("LOG_LEVEL") ?? "info",
    metrics: read("METRICS") ?? "local",
    corsOrigins: read("CORS_ORIGINS") ?? [],
    offline: (read("OFFLINE") ?? "on") === "on",
  };
}

/** The keys alone may belong to another program; a bucket, an endpoint or a region means S3. */
function readS3(
  read: (name: (typeof S3_VARIABLES)[keyof S3Settings]) => string | undefined,
): S3Settings | undefined {
  const settings: Partial<S3Settings> = {};
  for (const [setting, name] of Object.entries(S3_VARIABLES))
    settings[setting as keyof S3Settings] = read(name);
  if (!settings.bucket && !settings.endpoint && !settings.region) return undefined;
  const missing = Object.entries(S3_VARIABLES).flatMap(([setting, name]) =>
    settings[setting as keyof S3Settings] === undefined ? [name] : [],
  );
  if (missing.length > 0) throw new ConfigError(`Storage with S3 also needs ${missing.join(", ")}.`);
  return settings as S3Settings;
}

function readMail(
  server: MailSettings["server"] | undefined,
  from: MailSettings["from"] | undefined,
): MailSettings | undefined {
  if (!server && !from) return undefined;
  if (!server || !from) throw new ConfigError(`Mail also needs ${server ? "MAIL_FROM" : "SMTP_URL"}.`);
  return { server, from };
}
