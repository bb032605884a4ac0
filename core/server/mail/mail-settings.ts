import { z } from "zod";

export interface MailServer {
  host: string;
  port: number;
  /** TLS from the first byte; otherwise STARTTLS. */
  isSecure: boolean;
  login: { user: string; password: string } | undefined;
}

export interface Sender {
  /** Undefined: the name of the school. */
  name: string | undefined;
  address: string;
}

export interface MailSettings {
  server: MailServer;
  from: Sender;
}

const PORTS: Readonly<Record<string, number>> = { "smtp:": 587, "smtps:": 465 };

/** The server of an address such as `smtps://user:password@host`; undefined if it is not one. */
export function readSmtpUrl(text: string): MailServer | undefined {
  const url = URL.parse(text);
  const usualPort = url ? PORTS[url.protocol] : undefined;
  if (!url || usualPort === undefined || url.hostname === "") return undefined;
  // Options in the address could switch off the check of certificates.
  if (url.pathname.replace("/", "") + url.search + url.hash !== "") return undefined;
  if ((url.username === "") !== (url.password === "")) return undefined;
  try {
    const login = { user: decodeURIComponent(url.username), password: decodeURIComponent(url.password) };
    const host = url.hostname.replace(/^\[(.+)\]$/, "$1");
    return {
      host,
      port: url.port === "" ? usualPort : Number(url.port),
      isSecure: url.protocol === "smtps:",
      login: url.username === "" ? undefined : login,
    };
  } catch {
    // A percent sign of the password is not encoded.
    return undefined;
  }
}

const NAMED = /^(?<name>[^<>"]*)<(?<address>[^<>]+)>$/;
const address = z.email().max(254);

/** The sender of `office@school.example` or `School <office@school.example>`; undefined if it is neither. */
export function readSender(text: string): Sender | undefined {
  const { name = "", address: named = text } = NAMED.exec(text.trim())?.groups ?? {};
  const parsed = address.safeParse(named.trim());
  if (!parsed.success || /\p{Cc}/u.test(name) || name.length > 100) return undefined;
  return { name: name.trim() || undefined, address: parsed.data };
}
