import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";

/** A response or an event of WebDriver BiDi (https://w3c.github.io/webdriver-bidi/). */
interface BidiMessage {
  id?: number;
  type: "success" | "error" | "event";
  method?: string;
  params?: { level?: string; text?: string; request?: { request: string } };
  result?: unknown;
  error?: string;
  message?: string;
}

/** Commands of WebDriver BiDi over the WebSocket of a running Firefox. */
async function connect(address: string) {
  const errors: string[] = [];
  /** The requests without a complete response. */
  const open = new Set<string>();
  const socket = new WebSocket(`${address}/session`);
  await once(socket, "open");
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  socket.addEventListener("message", ({ data }) => {
    const { id, type, method, params, result, error, message } = JSON.parse(String(data)) as BidiMessage;
    if (params?.level === "error") errors.push(String(params.text));
    if (method === "network.beforeRequestSent") open.add(String(params?.request?.request));
    else if (method?.startsWith("network.")) open.delete(String(params?.request?.request));
    const command = id === undefined ? undefined : waiting.get(id);
    if (id !== undefined) waiting.delete(id);
    if (type === "error") command?.reject(new Error(`${error}: ${message}`));
    else command?.resolve(result);
  });
  let count = 0;
  return {
    errors,
    open,
    send<Result>(method: string, params: Record<string, unknown> = {}): Promise<Result> {
      const command = Promise.withResolvers<unknown>();
      waiting.set(++count, command);
      socket.send(JSON.stringify({ id: count, method, params }));
      return command.promise as Promise<Result>;
    },
    close: () => socket.close(),
  };
}

/** Firefox prints the address when it listens. */
async function findAddress({ stderr }: ChildProcess): Promise<string> {
  let printed = "";
  for await (const text of stderr ?? []) {
    printed += String(text);
    const address = /WebDriver BiDi listening on (ws:\/\/\S+)/.exec(printed)?.[1];
    if (address) return address;
  }
  throw new Error(`Firefox does not start: ${printed}`);
}

export interface FirefoxPage {
  /** Resolves when the page is loaded. */
  open(address: string): Promise<void>;
  /** Calls a function of JSON values in the page, which may return a promise. */
  evaluate<Result, Given extends unknown[]>(
    run: (...given: Given) => Result | Promise<Result>,
    ...given: Given
  ): Promise<Result>;
  /** Types into the element with the focus. */
  type(text: string): Promise<void>;
  setSize(width: number, height: number): Promise<void>;
  takeScreenshot(): Promise<Buffer>;
}

/** A headless Firefox with a profile of its own and one page. */
export async function startFirefox(program: string) {
  const profile = await mkdtemp(path.join(os.tmpdir(), "gurukul-firefox-"));
  const firefox = spawn(
    program,
    ["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", "0"],
    { stdio: ["ignore", "ignore", "pipe"], env: { ...process.env, HOME: profile } },
  );
  const { send, errors, open, close } = await connect(await findAddress(firefox));
  await send("session.new", { capabilities: {} });
  await send("session.subscribe", {
    events: [
      "log.entryAdded",
      "network.beforeRequestSent",
      "network.responseCompleted",
      "network.fetchError",
    ],
  });
  const { contexts } = await send<{ contexts: { context: string }[] }>("browsingContext.getTree");
  const context = contexts[0]?.context;
  const page: FirefoxPage = {
    open: async (url) => void (await send("browsingContext.navigate", { context, url, wait: "complete" })),
    async evaluate(run, ...given) {
      // As JSON, which is simpler than the values of the protocol.
      const functionDeclaration = `async (given) => JSON.stringify(await (${run})(...JSON.parse(given)))`;
      const answer = await send<{ result?: { value?: string }; exceptionDetails?: { text: string } }>(
        "script.callFunction",
        {
          functionDeclaration,
          arguments: [{ type: "string", value: JSON.stringify(given) }],
          target: { context },
          awaitPromise: true,
        },
      );
      if (answer.exceptionDetails) throw new Error(answer.exceptionDetails.text);
      return answer.result?.value === undefined ? undefined : JSON.parse(answer.result.value);
    },
    async type(text) {
      const actions = [...text].flatMap((value) => [
        { type: "keyDown", value },
        { type: "keyUp", value },
      ]);
      await send("input.performActions", { context, actions: [{ type: "key", id: "keyboard", actions }] });
    },
    setSize: async (width, height) =>
      void (await send("browsingContext.setViewport", { context, viewport: { width, height } })),
    async takeScreenshot() {
      const { data } = await send<{ data: string }>("browsingContext.captureScreenshot", { context });
      return Buffer.from(data, "base64");
    },
  };
  return {
    page,
    /** The errors that pages have logged. */
    errors,
    countOpenRequests: () => open.size,
    async close() {
      close();
      const isEnded = once(firefox, "exit");
      firefox.kill();
      await isEnded;
      await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}
