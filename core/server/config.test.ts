import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { ConfigError, readConfig, variableNames } from "./config.ts";

describe("readConfig", () => {
  it("has a default for every variable", () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: "0.0.0.0",
      databaseUrl: undefined,
      adminEmail: "admin@example.com",
      sampleContent: true,
      siteUrl: "http://localhost:3000",
      trustProxy: [],
      logLevel: "info",
      metrics: "local",
      offline: true,
    });
  });

  it("treats an empty variable as absent", () => {
    expect(readConfig({ PORT: "", DATABASE_URL: "" })).toMatchObject({ port: 3000, databaseUrl: undefined });
  });

  it("accepts a file with Windows line ends", () => {
    const settings = {
      PORT: "8080\r",
      DATA_DIR: "/srv/data\r",
      ADMIN_PASSWORD: "blue kite over neem\r",
      DATABASE_URL: "\r",
    };
    expect(readConfig(settings)).toMatchObject({
      port: 8080,
      dataDir: "/srv/data",
      adminPassword: "blue kite over neem",
      databaseUrl: undefined,
    });
  });

  it("derives the site's address from the port", () => {
    expect(readConfig({ PORT: "8080" }).siteUrl).toBe("http://localhost:8080");
  });

  it("splits the list of proxies", () => {
    expect(readConfig({ TRUST_PROXY: "10.0.0.1, 192.0.2.0/24" }).trustProxy).toEqual([
      "10.0.0.1",
      "192.0.2.0/24",
    ]);
  });

  const STORAGE = {
    S3_BUCKET: "school-files",
    S3_ENDPOINT: "https://s3.ap-south-1.amazonaws.com",
    S3_REGION: "ap-south-1",
    AWS_ACCESS_KEY_ID: "key",
    AWS_SECRET_ACCESS_KEY: "secret",
  };

  it("stores files in a bucket if all of its variables are set", () => {
    expect(readConfig({}).s3).toBeUndefined();
    expect(readConfig(STORAGE).s3).toEqual({
      bucket: "school-files",
      endpoint: "https://s3.ap-south-1.amazonaws.com",
      region: "ap-south-1",
      accessKeyId: "key",
      secretAccessKey: "secret",
    });
  });

  it("sends copies of backups only if all of its variables are set", () => {
    expect(readConfig({}).backupCopies).toBeUndefined();
    const copies = Object.fromEntries(
      Object.entries(STORAGE).map(([name, value]) => [`BACKUP_S3_${name.replace(/^(S3|AWS)_/, "")}`, value]),
    );
    expect(() => readConfig(copies)).toThrow(new ConfigError("Copies of backups also need BACKUP_KEY."));
    const key = Buffer.alloc(32, 7);
    const { backupCopies } = readConfig({ ...copies, BACKUP_KEY: key.toString("base64") });
    expect(backupCopies).toEqual({ s3: readConfig(STORAGE).s3, key });
  });

  it.each(Object.keys(STORAGE))("names %s if only it is missing", (name) => {
    const read = () => readConfig({ ...STORAGE, [name]: "" });
    expect(read).toThrow(new ConfigError(`Storage with S3 also needs ${name}.`));
  });

  it("does not use a bucket if only the keys are set", () => {
    expect(readConfig({ AWS_ACCESS_KEY_ID: "key", AWS_SECRET_ACCESS_KEY: "secret" }).s3).toBeUndefined();
  });

  it("makes daily backups only if a folder is set, and keeps fourteen", () => {
    expect(readConfig({ BACKUP_KEEP: "3" }).backups).toBeUndefined();
    expect(readConfig({ BACKUP_DIR: "/srv/backups" }).backups).toEqual({ folder: "/srv/backups", keep: 14 });
    expect(readConfig({ BACKUP_DIR: "/srv/backups", BACKUP_KEEP: "3" }).backups?.keep).toBe(3);
  });

  const MAIL = { SMTP_URL: "smtps://office:s%40lt@mail.example", MAIL_FROM: "office@school.example" };

  it("sends mail if the server and the sender are set", () => {
    expect(readConfig({}).mail).toBeUndefined();
    expect(readConfig(MAIL).mail).toEqual({
      server: {
        host: "mail.example",
        port: 465,
        isSecure: true,
        login: { user: "office", password: "s@lt" },
      },
      from: { name: undefined, address: "office@school.example" },
    });
    const other = readConfig({
      SMTP_URL: "smtp://[::1]:2525",
      MAIL_FROM: "आदर्श विद्या <office@school.example>",
    });
    expect(other.mail).toEqual({
      server: { host: "::1", port: 2525, isSecure: false, login: undefined },
      from: { name: "आदर्श विद्या", address: "office@school.example" },
    });
  });

  it.each(Object.keys(MAIL))("names %s if only it is missing for mail", (name) => {
    expect(() => readConfig({ ...MAIL, [name]: "" })).toThrow(new ConfigError(`Mail also needs ${name}.`));
  });

  it.each([
    ["PORT", "70000"],
    ["PORT", "http"],
    ["DATABASE_URL", "mysql://somewhere/db"],
    ["ADMIN_EMAIL", "office"],
    ["ADMIN_PASSWORD", "short"],
    ["SAMPLE_CONTENT", "maybe"],
    ["SITE_URL", "school.example"],
    ["TRUST_PROXY", "everybody"],
    ["LOG_LEVEL", "loud"],
    ["S3_ENDPOINT", "s3.example"],
    ["S3_BUCKET", "a/b"],
    ["BACKUP_KEEP", "0"],
    ["DRAIN_SECONDS", "soon"],
    ["SMTP_URL", "mail.example:587"],
    ["SMTP_URL", "https://mail.example"],
    ["SMTP_URL", "smtp://office@mail.example"],
    ["SMTP_URL", "smtps://office:hunter2%@mail.example"],
    ["SMTP_URL", "smtps://office:hunter2@mail.example/?tls.rejectUnauthorized=false"],
    ["MAIL_FROM", "office"],
    ["MAIL_FROM", "School <office@school.example>, other@school.example"],
    ["MAIL_FROM", "School\nBcc: all@school.example <office@school.example>"],
    ["METRICS", "friends"],
    ["OFFLINE", "no"],
  ])("rejects %s=%s with one line that names the variable", (name, value) => {
    const read = () => readConfig({ [name]: value });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(new RegExp(`^${name} is not valid: it takes .+\\.$`));
  });

  it("reads only variables that are in the README", () => {
    const readme = readFileSync(path.resolve(import.meta.dirname, "../../README.md"), "utf8");
    expect(variableNames.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
  });

  it("never repeats a rejected password", () => {
    expect(() => readConfig({ ADMIN_PASSWORD: "hunter2" })).toThrow(/^(?!.*hunter2)/);
    expect(() => readConfig({ SMTP_URL: "smtp://office:hunter2@" })).toThrow(/^(?!.*hunter2)/);
  });
});
