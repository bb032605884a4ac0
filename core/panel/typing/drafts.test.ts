import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { dropDraft, keepSoon } from "./drafts.ts";

const NAME = "a form";
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

it("stores a draft once, after a pause", () => {
  const keep = vi.fn();
  keepSoon(NAME, keep);
  expect(keep).not.toHaveBeenCalled();
  vi.runAllTimers();
  leave();
  expect(keep).toHaveBeenCalledOnce();
});

it.each([
  ["left", leave],
  ["out of sight", hide],
])("stores the draft at once when the page is %s", (_what, go) => {
  const keep = vi.fn();
  keepSoon(NAME, keep);
  go();
  expect(keep).toHaveBeenCalledOnce();
  vi.runAllTimers();
  expect(keep).toHaveBeenCalledOnce();
});

it.each([
  ["is not wanted any more", (cancel: () => void) => cancel()],
  ["is saved", () => void dropDraft(NAME)],
  ["is typed anew", () => void keepSoon(NAME, () => {})],
])("does not store a draft that %s", (_what, happen) => {
  const keep = vi.fn();
  happen(keepSoon(NAME, keep));
  vi.runAllTimers();
  leave();
  hide();
  expect(keep).not.toHaveBeenCalled();
});
