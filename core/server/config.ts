import type { S3Settings } from "./files/s3-client.ts";
import type { MailSettings } from "./mail/mail-settings.ts";
import type { LOG_LEVELS, METRICS_READERS } from "./read-config.mjs";

export { ConfigError, readConfig, variableNames } from "./read-config.mjs";

export interface Config {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | undefined;
  /** Undefined if files are stored in the data folder. */
  s3: S3Settings | undefined;
  /** Undefined for no daily backups. */
  backups: { folder: string; keep: number } | undefined;
  /** Where encrypted copies of the daily backups go; undefined for nowhere. */
  backupCopies: { s3: S3Settings; key: Buffer } | undefined;
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
  /** Undefined if updates come as release archives. */
  updateFrom: string | undefined;
  /** Whether phones save pages for offline use. */
  offline: boolean;
}
