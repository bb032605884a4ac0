import { verify } from "@node-rs/argon2";
import { expect, it, vi } from "vitest";
import { hashPassword, matchesPassword } from "./passwords.ts";

vi.mock("@node-rs/argon2", async (importActual) => {
  const actual = await importActual<typeof import("@node-rs/argon2")>();
  return { ...actual, verify: vi.fn(actual.verify) };
});

it("a password matches its own hash and no other", async () => {
  const hash = await hashPassword("blue kite over neem");
  expect(await matchesPassword(hash, "blue kite over neem")).toBe(true);
  expect(await matchesPassword(hash, "blue kite over neem ")).toBe(false);
  expect(await hashPassword("blue kite over neem")).not.toBe(hash);
});

it("without an account, the check takes as long and never matches", async () => {
  vi.mocked(verify).mockClear();
  expect(await matchesPassword(undefined, "anything")).toBe(false);
  expect(verify).toHaveBeenCalledOnce();
  const [stoodIn] = vi.mocked(verify).mock.calls[0] ?? [];
  const costOf = (hash: unknown) => String(hash).split("$").slice(0, 4).join("$");
  expect(costOf(stoodIn)).toBe("$argon2id$v=19$m=19456,t=2,p=1");
  expect(costOf(await hashPassword("anything at all"))).toBe(costOf(stoodIn));
});
