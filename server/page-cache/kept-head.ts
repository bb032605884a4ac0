import type { IncomingMessage, ServerResponse } from "node:http";

/** Where Node keeps the text of a head until the body goes out; not part of its API. */
interface HeadText {
  _header?: unknown;
}

/**
 * The head of a kept answer. Node checks every character of every header each time it writes a head, which was a sixth of
 * the work of sending a kept page, and has no public way to send a text that it made before. So the text that Node made
 * is taken from `_header` and put back there as long as it is right: for the second that its Date names, and on HTTP/1.1
 * connections that stay open. A Node without that field writes every head anew.
 */
export class KeptHead {
  readonly #status: number;
  readonly #headers: Record<string, string>;
  #text: string | undefined;
  #second = 0;

  constructor(status: number, headers: Record<string, string>) {
    this.#status = status;
    this.#headers = headers;
  }

  write(request: IncomingMessage, response: ServerResponse): void {
    const isUsual = request.httpVersion === "1.1" && response.shouldKeepAlive;
    const second = Math.floor(Date.now() / 1000);
    const fields = response as ServerResponse & HeadText;
    if (isUsual && this.#text !== undefined && this.#second === second) {
      response.statusCode = this.#status;
      fields._header = this.#text;
      if (response.headersSent) return;
    }
    response.writeHead(this.#status, this.#headers);
    if (!isUsual) return;
    this.#text = typeof fields._header === "string" ? fields._header : undefined;
    this.#second = second;
  }
}
