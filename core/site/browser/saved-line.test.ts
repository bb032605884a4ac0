import { afterEach, expect, test, vi } from "vitest";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("the server is asked every 15 seconds until it answers", async () => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { documentElement: { lang: "en" } });
  const fetch = vi.fn().mockRejectedValueOnce(new TypeError("offline")).mockResolvedValueOnce({ ok: false });
  vi.stubGlobal("fetch", fetch.mockResolvedValue({ ok: true }));
  const { watchConnection } = await import("./saved-line.ts");
  const onReached = vi.fn();
  watchConnection(onReached);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(onReached).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(onReached).toHaveBeenCalledOnce();
  expect(fetch).toHaveBeenCalledTimes(3);
});
