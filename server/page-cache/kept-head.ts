import type { IncomingMessage, ServerResponse } from "node:http";

/** Where Node keeps the text of a head until the body goes out, and notes that it went; not part of its API. */
interface HeadFields {
  _header?: unknown;
  _headerSent?: unknown;
}

/**
 * The head of a kept answer, and its body. Node checks every character of every header each time it writes a head, turns
 * the text into bytes and sends it beside the body, which together was a third of the work of sending a kept page; and
 * it has no public way to send what it made before. So the text that Node made is taken from `_header` and put back
 * there as long as it is right: for the second that its Date names, and on HTTP/1.1 connections that stay open. Before a
 * body it goes out as bytes, in one piece with the body. A Node without those fields writes every head anew.
 */
export class KeptHead {
  readonly #status: number;
  readonly #headers: Record<string, string>;
  readonly #body: Buffer | undefined;
  #text: string | undefined;
  #whole: Buffer | undefined;
  #second = 0;

  constructor(status: number, headers: Record<string, string>, body?: Buffer) {
    this.#status = status;
    this.#headers = headers;
    this.#body = body;
  }

  send(request: IncomingMessage, response: ServerResponse): void {
    const body = request.method === "HEAD" ? undefined : this.#body;
    const isUsual = request.httpVersion === "1.1" && response.shouldKeepAlive;
    const second = Math.floor(Date.now() / 1000);
    if (isUsual && this.#second === second && this.#sendAgain(response, body)) return;
    this.#writeAnew(response, isUsual ? second : undefined);
    response.end(body);
  }

  #sendAgain(response: ServerResponse & HeadFields, body: Buffer | undefined): boolean {
    if (this.#text === undefined || response._headerSent !== false) return false;
    response.statusCode = this.#status;
    response._header = this.#text;
    if (!response.headersSent) return false;
    if (body) {
      response._headerSent = true;
      this.#whole ??= Buffer.concat([Buffer.from(this.#text, "latin1"), body]);
    }
    response.end(body && this.#whole);
    return true;
  }

  #writeAnew(response: ServerResponse & HeadFields, second: number | undefined): void {
    response.writeHead(this.#status, this.#headers);
    if (second === undefined) return;
    this.#text = typeof response._header === "string" ? response._header : undefined;
    this.#whole = undefined;
    this.#second = second;
  }
}
