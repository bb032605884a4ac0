import path from "node:path";
import { isEmail, readSender, readSmtpUrl } from "./mail/read-mail-settings.mjs";

/**
 * The settings in the environment. This is plain JavaScript without packages, so that a start under Node 20 reports a wrong one before it
 * installs and builds.
 *
 * @typedef {import("./config.ts").Config} Config
 * @typedef {import("./files/s3-client.ts").S3Settings} S3Settings
 */

export const LOG_LEVELS = /** @type {const} */ ([
  "fatal",
  "error",
  "warn",
  "info",
  "debug",
  "trace",
  "silent",
]);
/** The metrics can be read by everyone, by programs on this machine, or by nobody. */
export const METRICS_READERS = /** @type {const} */ (["all", "local", "off"]);
const ON_OFF = /** @type {const} */ (["on", "off"]);

const asText = (/** @type {string} */ text) => text;

/** @param {(text: string) => boolean} isValid */
const matching = (isValid) => (/** @type {string} */ text) => (isValid(text) ? text : undefined);

/**
 * @template {string} Value
 * @param {readonly Value[]} values
 */
const oneOf = (values) => (/** @type {string} */ text) => values.find((value) => value === text);

/**
 * @param {string} text
 * @param {RegExp} protocol
 */
const hasProtocol = (text, protocol) => URL.canParse(text) && protocol.test(new URL(text).protocol);

const isHttpUrl = (/** @type {string} */ text) => hasProtocol(text, /^https?:$/);
const isBucket = (/** @type {string} */ text) => /^[\w.-]{3,63}$/.test(text);
const isRegion = (/** @type {string} */ text) => /^[\w-]+$/.test(text);

/** @param {string} text */
function readOrigins(text) {
  const origins = text.split(/[\s,]+/).filter(Boolean);
  return origins.every((each) => isHttpUrl(each) && new URL(each).origin === each) ? origins : undefined;
}

/**
 * Every variable that the program reads: its value, undefined if it is wrong, and a description of the right ones.
 * @satisfies {Record<string, { read: (text: string) => unknown, takes: string }>}
 */
const variables = {
  PORT: {
    read: (text) => (/^\d+$/.test(text) && Number(text) <= 65_535 ? Number(text) : undefined),
    takes: "a port number from 0 to 65535",
  },
  HOST: { read: asText, takes: "an address to listen on, such as 0.0.0.0" },
  DATA_DIR: { read: asText, takes: "a folder for the database and the uploads" },
  DATABASE_URL: {
    read: matching((text) => hasProtocol(text, /^postgres(ql)?:$/)),
    takes: "an address of the form postgres://user:password@host:5432/name, or nothing for SQLite",
  },
  S3_BUCKET: { read: matching(isBucket), takes: "the name of a bucket" },
  S3_ENDPOINT: {
    read: matching(isHttpUrl),
    takes: "the address of the storage, such as https://s3.ap-south-1.amazonaws.com",
  },
  S3_REGION: { read: matching(isRegion), takes: "a region, such as ap-south-1 or auto" },
  AWS_ACCESS_KEY_ID: { read: asText, takes: "the storage's access key" },
  AWS_SECRET_ACCESS_KEY: { read: asText, takes: "the secret that belongs to the access key" },
  BACKUP_DIR: { read: asText, takes: "a folder for daily backups, or nothing for none" },
  BACKUP_KEEP: {
    read: (text) => (/^[1-9]\d{0,3}$/.test(text) ? Number(text) : undefined),
    takes: "the number of daily backups to keep, from 1 to 9999",
  },
  BACKUP_S3_BUCKET: { read: matching(isBucket), takes: "the name of a bucket for copies of backups" },
  BACKUP_S3_ENDPOINT: {
    read: matching(isHttpUrl),
    takes: "the address of that storage, such as https://s3.eu-central-1.amazonaws.com",
  },
  BACKUP_S3_REGION: { read: matching(isRegion), takes: "a region, such as eu-central-1 or auto" },
  BACKUP_S3_ACCESS_KEY_ID: { read: asText, takes: "that storage's access key" },
  BACKUP_S3_SECRET_ACCESS_KEY: { read: asText, takes: "the secret that belongs to that access key" },
  BACKUP_KEY: {
    read: (text) => (/^[A-Za-z0-9+/]{43}=$/.test(text) ? Buffer.from(text, "base64") : undefined),
    takes: "the key that encrypts copies of backups: openssl rand -base64 32 makes one",
  },
  SMTP_URL: {
    read: readSmtpUrl,
    takes:
      "an address of the form smtps://user:password@host:465 or smtp://user:password@host:587, with special characters of the password percent-encoded",
  },
  MAIL_FROM: {
    read: readSender,
    takes: "an email address, such as office@school.example or Adarsh Vidya <office@school.example>",
  },
  ADMIN_EMAIL: { read: matching(isEmail), takes: "an email address" },
  ADMIN_PASSWORD: {
    read: matching((text) => text.length >= 12 && text.length <= 1024),
    takes: "a password of at least 12 characters",
  },
  SAMPLE_CONTENT: { read: oneOf(ON_OFF), takes: "on or off" },
  SITE_URL: { read: matching(isHttpUrl), takes: "the public address, such as https://school.example" },
  TRUST_PROXY: {
    read: matching((text) => text === "off" || /^[0-9a-fA-F.:/, ]+$/.test(text)),
    takes: "off, or the addresses or CIDRs of the proxies in front, separated by commas",
  },
  DRAIN_SECONDS: {
    read: (text) => (/^\d{1,3}$/.test(text) ? Number(text) : undefined),
    takes: "the seconds from 0 to 999 in which a load balancer may notice that the process is closing",
  },
  LOG_LEVEL: { read: oneOf(LOG_LEVELS), takes: `one of ${LOG_LEVELS.join(", ")}` },
  OFFLINE: { read: oneOf(ON_OFF), takes: "on or off" },
  CORS_ORIGINS: {
    read: readOrigins,
    takes:
      "the origins of other sites whose pages may call the API, such as https://app.example, separated by commas",
  },
  UPDATE_FROM: {
    read: matching((text) => !text.startsWith("-")),
    takes: "the address of the git repository from which `npm run update` fetches versions",
  },
  METRICS: { read: oneOf(METRICS_READERS), takes: "all, local or off: who may read /metrics" },
};

/** @typedef {keyof typeof variables} Variable */

export const variableNames = Object.keys(variables);

export class ConfigError extends Error {}

/**
 * @template {Variable} Name
 * @param {NodeJS.ProcessEnv} environment
 * @param {Name} name
 * @returns {NonNullable<ReturnType<(typeof variables)[Name]["read"]>> | undefined}
 */
function readVariable(environment, name) {
  // A file with Windows line ends leaves a carriage return in each value.
  const value = environment[name]?.replace(/\r$/, "");
  if (value === undefined || value === "") return undefined;
  const read = variables[name].read(value);
  if (read === undefined) throw new ConfigError(`${name} is not valid: it takes ${variables[name].takes}.`);
  return /** @type {any} */ (read);
}

const S3_VARIABLES = {
  bucket: "S3_BUCKET",
  endpoint: "S3_ENDPOINT",
  region: "S3_REGION",
  accessKeyId: "AWS_ACCESS_KEY_ID",
  secretAccessKey: "AWS_SECRET_ACCESS_KEY",
};

const COPY_VARIABLES = {
  bucket: "BACKUP_S3_BUCKET",
  endpoint: "BACKUP_S3_ENDPOINT",
  region: "BACKUP_S3_REGION",
  accessKeyId: "BACKUP_S3_ACCESS_KEY_ID",
  secretAccessKey: "BACKUP_S3_SECRET_ACCESS_KEY",
};

/**
 * Reads the environment; an invalid value throws one line that names the variable and the allowed values.
 * @param {NodeJS.ProcessEnv} environment
 * @returns {Config}
 */
export function readConfig(environment) {
  /** @template {Variable} Name @param {Name} name */
  const read = (name) => readVariable(environment, name);
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
    backupCopies: readBackupCopies(read, read("BACKUP_KEY")),
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
    updateFrom: read("UPDATE_FROM"),
    offline: (read("OFFLINE") ?? "on") === "on",
  };
}

/**
 * The keys alone may belong to another program; a bucket, an endpoint or a region means S3.
 * @param {(name: Variable) => unknown} read
 * @returns {S3Settings | undefined}
 */
function readS3(read) {
  const { settings, missing } = readStorage(read, S3_VARIABLES);
  if (!settings.bucket && !settings.endpoint && !settings.region) return undefined;
  if (missing.length > 0) throw new ConfigError(`Storage with S3 also needs ${missing.join(", ")}.`);
  return settings;
}

/**
 * @param {(name: Variable) => unknown} read
 * @param {Buffer | undefined} key
 * @returns {Config["backupCopies"]}
 */
function readBackupCopies(read, key) {
  const { settings, missing } = readStorage(read, COPY_VARIABLES);
  if (missing.length === Object.keys(COPY_VARIABLES).length && !key) return undefined;
  const all = [...missing, ...(key ? [] : ["BACKUP_KEY"])];
  if (all.length > 0 || !key) throw new ConfigError(`Copies of backups also need ${all.join(", ")}.`);
  return { s3: settings, key };
}

/**
 * @param {(name: Variable) => unknown} read
 * @param {Record<string, string>} names
 */
function readStorage(read, names) {
  const entries = Object.entries(names).map(
    ([setting, name]) => /** @type {const} */ ([setting, read(/** @type {Variable} */ (name))]),
  );
  const missing = entries.flatMap(([setting, value]) =>
    value === undefined ? [String(names[setting])] : [],
  );
  /** @type {any} Complete if nothing is missing. */
  const settings = Object.fromEntries(entries);
  return { settings, missing };
}

/**
 * @param {import("./mail/mail-settings.ts").MailServer | undefined} server
 * @param {import("./mail/mail-settings.ts").Sender | undefined} from
 * @returns {Config["mail"]}
 */
function readMail(server, from) {
  if (!server && !from) return undefined;
  if (!server || !from) throw new ConfigError(`Mail also needs ${server ? "MAIL_FROM" : "SMTP_URL"}.`);
  return { server, from };
}
