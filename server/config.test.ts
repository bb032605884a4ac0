import { describe, expect, it } from "vitest";
import { ConfigError, readConfig } from "./config.ts";

describe("readConfig", () => {
  it("needs nothing: every variable has a default", () => {
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
    });
  });

  it("takes an empty variable for an absent one", () => {
    expect(readConfig({ PORT: "", DATABASE_URL: "" })).toMatchObject({ port: 3000, databaseUrl: undefined });
  });

  it("names the site after the port", () => {
    expect(readConfig({ PORT: "8080" }).siteUrl).toBe("http://localhost:8080");
  });

  it("splits the proxies in front", () => {
    expect(readConfig({ TRUST_PROXY: "10.0.0.1, 192.0.2.0/24" }).trustProxy).toEqual([
      "10.0.0.1",
      "192.0.2.0/24",
    ]);
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
    ["METRICS", "friends"],
  ])("refuses %s=%s in one line that names the variable", (name, value) => {
    const read = () => readConfig({ [name]: value });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(new RegExp(`^${name} is not valid: it takes .+\\.$`));
  });

  it("never repeats a refused password", () => {
    expect(() => readConfig({ ADMIN_PASSWORD: "hunter2" })).toThrow(/^(?!.*hunter2)/);
  });
});
