import { afterEach, expect, test, vi } from "vitest";
import { openPageScript } from "./open-page.ts";

const START = {
  context: { ssr: true },
  files: ["a.js", "b.js"],
  routes: { root: ["a.js", "b.js"] },
  entry: "entry.js",
};
const TEXTS: Record<string, string> = { "page-start": JSON.stringify(START), "page-data": "[1]" };

/** The browser's own way to a new task, noted. */
const channelThatTells = (events: string[]) =>
  class {
    port1 = { onmessage: () => {}, close() {} };
    port2 = {
      postMessage: () => {
        events.push("pause");
        queueMicrotask(() => this.port1.onmessage());
      },
    };
  };

/** Runs the text that browsers get, with as much of a browser as it asks for, and tells what happened in which order. */
async function open(readStorage: () => string): Promise<string[]> {
  const events: string[] = [];
  const load = async (file: string) => {
    events.push(file);
    return { [file]: true };
  };
  vi.stubGlobal("MessageChannel", channelThatTells(events));
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("document", { getElementById: (id: string) => ({ textContent: TEXTS[id] }) });
  vi.stubGlobal("history", { state: { key: "this page" } });
  vi.stubGlobal("sessionStorage", { getItem: readStorage });
  vi.stubGlobal("scrollTo", (_x: number, y: number) => events.push(`scrolled to ${y}`));
  const withImport = openPageScript.replace("(file) => import(file)", "load");
  await new Function("load", `return ${withImport}`)(load);
  return events;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test("a page scrolls to where it was, runs each file in a task of its own, and then comes alive", async () => {
  const events = await open(() => JSON.stringify({ "this page": 800, another: 5 }));
  expect(events).toEqual(["scrolled to 800", "a.js", "pause", "b.js", "pause", "entry.js"]);
  const page = globalThis as unknown as {
    __reactRouterRouteModules: object;
    __reactRouterContext: { ssr: boolean; stream: ReadableStream };
  };
  expect(page.__reactRouterRouteModules).toEqual({ root: { "a.js": true, "b.js": true } });
  expect(page.__reactRouterContext.ssr).toBe(true);
  expect(await new Response(page.__reactRouterContext.stream).text()).toBe("[1]");
});

test("a browser that keeps nothing still gets a page that is alive", async () => {
  const events = await open(() => {
    throw new Error("The storage is closed");
  });
  expect(events.at(-1)).toBe("entry.js");
});
