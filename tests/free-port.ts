import { once } from "node:events";
import { createServer, type Server } from "node:net";

/** Below the ephemeral ports of operating systems, and above 10080, the last port that browsers refuse. */
const FIRST_PORT = 10_100;
const BLOCK_COUNT = 1100;
/** The process that listens on the first port of a block owns the others until it ends. */
const BLOCK_SIZE = 20;

let block: Promise<number> | undefined;
let handedOut = 0;

/** A port that no other test process gets until this process ends. */
export async function findFreePort(): Promise<number> {
  block ??= takeBlock();
  const first = await block;
  for (let tries = 1; tries < BLOCK_SIZE; tries++) {
    const port = first + 1 + (handedOut++ % (BLOCK_SIZE - 1));
    const probe = await listen(port);
    if (!probe) continue;
    probe.close();
    await once(probe, "close");
    return port;
  }
  throw new Error("No free port was found");
}

async function takeBlock(): Promise<number> {
  const start = Math.floor(Math.random() * BLOCK_COUNT);
  for (let tries = 0; tries < BLOCK_COUNT; tries++) {
    const first = FIRST_PORT + ((start + tries) % BLOCK_COUNT) * BLOCK_SIZE;
    const held = await listen(first);
    held?.unref();
    if (held) return first;
  }
  throw new Error("No free block of ports was found");
}

/** Undefined if another process listens there. */
async function listen(port: number): Promise<Server | undefined> {
  const server = createServer().listen(port, "127.0.0.1");
  try {
    await once(server, "listening");
    return server;
  } catch {
    return undefined;
  }
}
