import { type LookupAddress, type LookupOptions, lookup } from "node:dns";
import { type IncomingMessage, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { type Coded, message } from "../../../../core/content/messages/message.ts";
import { isPrivateAddress } from "./private-addresses.ts";

/** For one request with its redirects. */
const PATIENCE_MS = 10_000;
const MAX_REDIRECTS = 5;
const USER_AGENT = "Gurukul link check";

export interface LinkCheckOptions {
  /** The address of the site itself, which may be in a private network. */
  siteUrl: string;
  signal?: AbortSignal | undefined;
  patienceMs?: number;
  /** Whether the check must not connect to an IP address. */
  isForbidden?: (address: string) => boolean;
}

class ForbiddenAddress extends Error {}
class TooManyRedirects extends Error {}
class NotWebAddress extends Error {}

/** Why visitors cannot open an address; undefined if they can. */
export async function findLinkProblem(
  address: string,
  options: LinkCheckOptions,
): Promise<Coded | undefined> {
  try {
    // Many servers answer only GET, and refuse HEAD, close the connection or never answer.
    const status = await requestStatus(address, "HEAD", options).catch(() => undefined);
    options.signal?.throwIfAborted();
    if (status !== undefined && status < 400) return undefined;
    return judgeStatus(await requestStatus(address, "GET", options));
  } catch (error) {
    options.signal?.throwIfAborted();
    return describeError(error as NodeJS.ErrnoException);
  }
}

function judgeStatus(status: number): Coded | undefined {
  // 429: the server works, but does not answer programs at the moment.
  if (status < 400 || status === 429) return undefined;
  if (status === 401 || status === 403) return message("link_refused", { status });
  return status === 404 || status === 410
    ? message("link_not_found", { status })
    : message("link_failed", { status });
}

function describeError(error: NodeJS.ErrnoException): Coded {
  const { name, code = "" } = error;
  if (error instanceof ForbiddenAddress) return message("link_private");
  if (error instanceof TooManyRedirects) return message("link_redirects");
  if (error instanceof NotWebAddress) return message("link_not_web");
  if (name === "TimeoutError" || code === "ETIMEDOUT") return message("link_timeout");
  if (code === "ENOTFOUND") return message("link_unknown_host");
  if (/CERT|TLS|SSL|ISSUER|SIGNATURE|EPROTO/.test(code)) return message("link_certificate");
  return message("link_unreachable");
}

/** The status after redirects. Each address of them is checked like the first one. */
async function requestStatus(
  address: string,
  method: "HEAD" | "GET",
  options: LinkCheckOptions,
): Promise<number> {
  const timeout = AbortSignal.timeout(options.patienceMs ?? PATIENCE_MS);
  let url = parseWebAddress(address);
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    const { statusCode = 0, headers } = await requestOnce(url, method, timeout, options);
    const isRedirect = [301, 302, 303, 307, 308].includes(statusCode) && headers.location !== undefined;
    if (!isRedirect) return statusCode;
    url = parseWebAddress(String(headers.location), url);
  }
  throw new TooManyRedirects();
}

function parseWebAddress(address: string, base?: URL): URL {
  const url = URL.parse(address, base);
  if (!url || !/^https?:$/.test(url.protocol)) throw new NotWebAddress();
  return url;
}

/** Resolves with the head of the response; its body is not read. */
function requestOnce(
  url: URL,
  method: "HEAD" | "GET",
  timeout: AbortSignal,
  { siteUrl, signal, isForbidden = isPrivateAddress }: LinkCheckOptions,
): Promise<IncomingMessage> {
  const isOwn = url.origin === new URL(siteUrl).origin;
  const host = url.hostname.replace(/^\[|\]$/g, "");
  if (!isOwn && isIP(host) && isForbidden(host)) throw new ForbiddenAddress();
  return new Promise((resolve, reject) => {
    const send = url.protocol === "https:" ? requestHttps : requestHttp;
    const request = send(url, {
      method,
      agent: false,
      headers: { "user-agent": USER_AGENT, accept: "*/*" },
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      // Checked where the connection is made: a second lookup could find another address.
      ...(!isOwn && { lookup: createLookup(isForbidden) }),
    });
    request.on("error", (error) => reject(timeout.aborted ? timeout.reason : error));
    request.on("response", (response) => {
      resolve(response);
      response.destroy();
    });
    request.end();
  });
}

/** Finds no forbidden addresses, and fails if a host has no others. */
const createLookup =
  (isForbidden: (address: string) => boolean): LookupFunction =>
  (hostname, options, callback) => {
    lookup(hostname, { ...(options as LookupOptions), all: true }, (error, addresses) => {
      const allowed = (addresses ?? []).filter(({ address }) => !isForbidden(address));
      const [first] = allowed;
      if (error || !first) return callback(error ?? new ForbiddenAddress(), "", 0);
      if (options.all) return callback(null, allowed as LookupAddress[]);
      callback(null, first.address, first.family);
    });
  };
