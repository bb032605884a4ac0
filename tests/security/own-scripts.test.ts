import { createHash } from "node:crypto";
import path from "node:path";
import { afterAll, describe, expect, it, test } from "vitest";
import { loadSiteBuild } from "../../core/server/site/site-build.ts";
import { startTestServer } from "../test-server.ts";
import { withInjectedMarkup } from "./injected-markup.ts";

const SLIPPED_IN = "document.title = 'taken over'";
const loadBuild = () => loadSiteBuild(path.resolve(import.meta.dirname, "../../build"));
const site = await startTestServer({
  withSite: true,
  loadBuild: async () => withInjectedMarkup(await loadBuild(), `<script>${SLIPPED_IN}</script>`),
});
afterAll(() => site.close());

const PAGES = ["/", "/about", "/students?q=a", "/contact", "/login", "/admin", "/nowhere"];

const policies = new Set<string>();

describe.each(PAGES)("the policy of %s", (page) => {
  it("allows the scripts of the page, and no others", async () => {
    const answer = await fetch(site.url + page);
    const html = await answer.text();
    const policy = answer.headers.get("content-security-policy") ?? "";
    const scripts = [...html.matchAll(/<script(?![^>]*json)[^>]*>([\s\S]*?)<\/script>/g)]
      .map(([, code = ""]) => code)
      .filter((code) => code !== "");
    expect(scripts).toHaveLength(page === "/login" || page === "/admin" ? 1 : 2);
    const allowed = scripts.filter((code) =>
      policy.includes(`'sha256-${createHash("sha256").update(code).digest("base64")}'`),
    );
    expect(scripts.filter((code) => !allowed.includes(code))).toEqual([SLIPPED_IN]);
    policies.add(policy);
  });

  it("allows no other inline code, no plug-ins, no base address and no foreign frame", async () => {
    const policy = (await fetch(site.url + page)).headers.get("content-security-policy") ?? "";
    expect(policy).not.toMatch(/unsafe-|\*|http:/);
    for (const rule of [
      "default-src 'self'",
      "style-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'self'",
    ]) {
      expect(policy).toContain(rule);
    }
  });
});

test("all pages have one policy, because what differs between them is data", () => {
  expect(policies.size).toBe(1);
});
