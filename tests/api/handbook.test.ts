import { expect, it } from "vitest";
import { helpAddress } from "../../core/content/site/handbook-address.ts";
import { startApi } from "./start-api.ts";

const api = await startApi({ withSite: true });

it("is one page without scripts, for people without a session and not for search engines", async () => {
  const { status, headers, text } = await api.look("/admin/handbook");
  expect(status).toBe(200);
  expect(headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(headers.get("x-robots-tag")).toBe("noindex");
  expect(headers.get("content-security-policy")).toMatch(
    /^default-src 'none'; style-src 'sha256-[\w+/=]{44}'; img-src 'self';/,
  );
  expect(text).toMatch(/^<!doctype html>\n<html lang="en">/);
  expect(text).toContain("<title>Handbook for the school office</title>");
  expect(text).not.toMatch(/<script|<link|<!--|style="|(?:src|href)="(?:https?:)?\/\//);
});

it("its pictures are served, other files are not", async () => {
  const { text } = await api.look("/admin/handbook");
  const addresses = [...text.matchAll(/<img src="([^"]+)"/g)].map(([, address = ""]) => address);
  for (const address of addresses) {
    const { status, headers } = await api.look(address);
    expect([address, status, headers.get("content-type")]).toEqual([address, 200, "image/jpeg"]);
  }
  for (const name of ["nothing-here.jpg", "..%2fhandbook.md", "%2e%2e/handbook.md", "%00.jpg"])
    expect([name, (await api.look(`/admin/handbook/${name}`)).status]).not.toEqual([name, 200]);
});

it("the help of a screen leads to its chapter", async () => {
  const { status, headers } = await api.look(helpAddress("en", "/admin/pages/fees"));
  expect(status).toBe(302);
  expect(headers.get("location")).toBe("/admin/handbook#the-fees");
  expect(headers.get("cache-control")).toBe("no-store");
});

it("the help of an unknown screen leads to the top", async () => {
  for (const screen of ["", "/admin/nothing-here", "//other.example", "/admin/handbook\r\nset-cookie: a=b"]) {
    const { status, headers } = await api.look(helpAddress("en", screen));
    expect([screen, status, headers.get("location")]).toEqual([screen, 302, "/admin/handbook"]);
    expect(headers.get("set-cookie")).toBeNull();
  }
});

it("the help in Hindi leads to the same chapter of the Hindi handbook", async () => {
  const { headers } = await api.look(helpAddress("hi", "/admin/pages/fees"));
  expect(headers.get("location")).toBe(`/admin/handbook.hi#${encodeURIComponent("शुल्क")}`);
  const { text } = await api.look("/admin/handbook.hi");
  expect(text).toMatch(/^<!doctype html>\n<html lang="hi">/);
  expect(text).toContain('<h2 id="शुल्क">');
  expect(text).toContain('<a href="/admin/handbook" lang="en" hreflang="en">');
});
