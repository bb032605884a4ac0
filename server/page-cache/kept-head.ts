import type { IncomingMessage, ServerResponse } from "node:http";
import { proxyExpiry } from "./public-caching.ts";

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
  #expiry: string | undefined;

  constructor(status: number, headers: Record<string, string>, body?: Buffer) {
    this.#status = status;
    this.#headers = headers;
    this.#body = body;
  }

  send(request: IncomingMessage, response: ServerResponse): void {
    const body = request.method === "HEAD" ? undefined : this.#body;
    const isUsual = request.httpVersion === "1.1" && response.shouldKeepAlive;
    const second = Math.floor(Date.now() / 1000);
    const expiry = proxyExpiry(request, this.#headers);
    const isSame = isUsual && this.#second === second && this.#expiry === expiry;
    if (isSame && this.#sendAgain(response, body)) return;
    this.#writeAnew(response, expiry);
    if (isUsual) this.#keep(response, second, expiry);
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

  #writeAnew(response: ServerResponse, expiry: string | undefined): void {
    const headers = expiry === undefined ? this.#headers : { ...this.#headers, "x-accel-expires": expiry };
    response.writeHead(this.#status, headers);
  }

  #keep(response: ServerResponse & HeadFields, second: number, expiry: string | undefined): void {
    this.#text = typeof response._header === "string" ? response._header : undefined;
    this.#whole = undefined;
    this.#second = second;
    this.#expiry = expiry;
  }
}
