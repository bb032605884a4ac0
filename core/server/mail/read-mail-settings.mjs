/** @type {Readonly<Record<string, number>>} */
const PORTS = { "smtp:": 587, "smtps:": 465 };

/**
 * The server of an address such as `smtps://user:password@host`; undefined if it is not one.
 * @param {string} text
 * @returns {import("./mail-settings.ts").MailServer | undefined}
 */
export function readSmtpUrl(text) {
  const url = URL.canParse(text) ? new URL(text) : undefined;
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

/** As strict as Zod's. */
const EMAIL = /^(?!\.)(?!.*\.\.)[\w'+\-.]*[\w+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

/** @param {string} text */
export const isEmail = (text) => text.length <= 254 && EMAIL.test(text);

/**
 * The sender of `office@school.example` or `School <office@school.example>`; undefined if it is neither.
 * @param {string} text
 * @returns {import("./mail-settings.ts").Sender | undefined}
 */
export function readSender(text) {
  const { name = "", address: named = text } = NAMED.exec(text.trim())?.groups ?? {};
  const address = named.trim();
  if (!isEmail(address) || /\p{Cc}/u.test(name) || name.length > 100) return undefined;
  return { name: name.trim() || undefined, address };
}
