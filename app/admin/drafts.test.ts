import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { keepSoon } from "./drafts.ts";

const page = { window: new EventTarget(), document: new EventTarget() };

beforeEach(() => {
  vi.useFakeTimers();
  for (const [name, target] of Object.entries(page)) vi.stubGlobal(name, target);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const leave = () => page.window.dispatchEvent(new Event("beforeunload"));
const hide = () => page.document.dispatchEvent(new Event("visibilitychange"));

it("keeps what is typed a moment later, once", () => {
  const keep = vi.fn();
  keepSoon(keep);
  expect(keep).not.toHaveBeenCalled();
  vi.runAllTimers();
  leave();
  expect(keep).toHaveBeenCalledOnce();
});

it.each([
  ["left", leave],
  ["out of sight", hide],
])("does not wait when the page is %s", (_what, go) => {
  const keep = vi.fn();
  keepSoon(keep);
  go();
  expect(keep).toHaveBeenCalledOnce();
  vi.runAllTimers();
  expect(keep).toHaveBeenCalledOnce();
});

it("keeps nothing that was saved or typed anew meanwhile", () => {
  const keep = vi.fn();
  keepSoon(keep)();
  vi.runAllTimers();
  leave();
  hide();
  expect(keep).not.toHaveBeenCalled();
});
