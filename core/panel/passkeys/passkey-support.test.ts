import { afterEach, expect, it, vi } from "vitest";
import { words } from "../../ui/panel-words.ts";
import { whyNoPasskeys } from "./passkey-support.ts";

const texts = words.passkeys;

function openAt(address: string, { isSupported = true } = {}): void {
  const { origin, hostname, protocol } = new URL(address);
  vi.stubGlobal("location", { origin, hostname });
  vi.stubGlobal("isSecureContext", protocol === "https:" || ["localhost", "127.0.0.1"].includes(hostname));
  if (isSupported) vi.stubGlobal("PublicKeyCredential", class {});
}

afterEach(() => vi.unstubAllGlobals());

it.each(["https://school.example", "http://localhost:3000"])("passkeys can be used at %s", (address) => {
  openAt(address);
  expect([whyNoPasskeys(), whyNoPasskeys(address)]).toEqual([undefined, undefined]);
});

it("the reason is an insecure connection", () => {
  openAt("http://192.168.1.5:3000");
  expect(whyNoPasskeys("http://192.168.1.5:3000")).toBe(texts.insecure);
  expect(whyNoPasskeys("http://localhost:3000")).toBe(texts.insecure);
});

it("the reason is another address than that of the site", () => {
  openAt("http://localhost:3000");
  expect(whyNoPasskeys("https://school.example")).toBe(texts.otherAddress("https://school.example"));
  openAt("http://school.example");
  expect(whyNoPasskeys("https://school.example")).toBe(texts.otherAddress("https://school.example"));
});

it.each(["http://127.0.0.1:3000", "https://[2001:db8::1]"])(
  "the reason is that %s has no name",
  (address) => {
    openAt(address);
    expect(whyNoPasskeys(address)).toBe(texts.numericAddress(new URL(address).hostname));
  },
);

it("the reason is the browser", () => {
  openAt("https://school.example", { isSupported: false });
  expect(whyNoPasskeys()).toBe(texts.unsupported);
});
