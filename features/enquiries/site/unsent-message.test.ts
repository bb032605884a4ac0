import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { buildStorage } from "../../../core/ui/fake-storage.ts";
import { dropUnsent, findUnsent, keepUnsent } from "./unsent-message.ts";

const FIELDS = { name: "Sunita", message: "Is there a bus?" };

beforeEach(() => {
  vi.stubGlobal("localStorage", buildStorage());
  vi.useFakeTimers({ now: new Date("2026-11-16T08:00:00Z") });
});
afterEach(() => vi.useRealTimers());

it("keeps a message for each form until it is dropped", () => {
  const message = keepUnsent("/contact", FIELDS);
  expect(findUnsent("/contact")).toEqual(message);
  expect(findUnsent("/admissions")).toBeUndefined();
  dropUnsent("/contact");
  expect(findUnsent("/contact")).toBeUndefined();
});

it("keeps the key of a message that is sent again, and gives a changed one another", () => {
  const { key } = keepUnsent("/contact", FIELDS);
  expect(keepUnsent("/contact", { ...FIELDS }).key).toBe(key);
  expect(keepUnsent("/contact", { ...FIELDS, message: "Is there a train?" }).key).not.toBe(key);
});

it("deletes a message after three days", () => {
  keepUnsent("/contact", FIELDS);
  vi.setSystemTime(new Date("2026-11-19T07:59:00Z"));
  expect(findUnsent("/contact")).toBeDefined();
  vi.setSystemTime(new Date("2026-11-19T08:00:00Z"));
  expect(findUnsent("/contact")).toBeUndefined();
  expect(localStorage.getItem("unsent-message /contact")).toBeNull();
});

it("sends without storage, or with the data of another program", () => {
  localStorage.setItem("unsent-message /contact", "{");
  expect(findUnsent("/contact")).toBeUndefined();
  const refuse = () => {
    throw new DOMException("", "SecurityError");
  };
  vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
  expect(keepUnsent("/contact", FIELDS).key).not.toBe("");
  expect(findUnsent("/contact")).toBeUndefined();
});
