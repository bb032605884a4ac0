import type { IncomingMessage, ServerResponse } from "node:http";

const DISCARDED_BYTES = 32 * 1024 * 1024;
const DISCARDING_MILLISECONDS = 30_000;

/**
 * For every request. A browser reads a response only after it has sent its whole form, so the rest of a refused form is read and
 * discarded, up to limits of time and size.
 */
export function limitUnreadBody(request: IncomingMessage, response: ServerResponse): void {
  const { "content-length": length, "transfer-encoding": encoding } = request.headers;
  if (length === undefined && encoding === undefined) return;
  response.once("finish", () => discardRest(request));
}

function discardRest(request: IncomingMessage): void {
  request.unpipe();
  request.resume();
  if (request.complete) return;
  const { socket } = request;
  const deadline = setTimeout(() => socket.destroy(), DISCARDING_MILLISECONDS);
  let discarded = 0;
  const count = (chunk: Buffer) => {
    discarded += chunk.length;
    if (discarded > DISCARDED_BYTES) socket.destroy();
  };
  const stop = () => {
    clearTimeout(deadline);
    request.off("data", count);
    socket.off("close", stop);
  };
  request.on("data", count);
  request.once("end", stop);
  socket.once("close", stop);
}
