import { readPhoneNumber } from "../../../../core/content/text/phone-number.ts";

/**
 * An address in a text: with a scheme, with www., or with an ending that web addresses often have. People leave out the space after a
 * full stop ("3.My son"), and the host of an email address is no link.
 */
const LINK =
  /(?<![@\w.-])(?:(?:https?:\/\/|www\.)[^\s<>"'\]]+|(?:[a-z\d-]+\.)+(?:(?:com|net|org|info|biz|in|io|co|me|ly|gl|gd|app|dev|site|online|club|store|live|link|ru|cn|shop|xyz|top|win|bet|casino|loan|click|icu|vip|buzz|cyou)(?![\w@.-]*@)\b|[a-z]{2,12}(?=\/\w))(?:\/[^\s<>"'\]]*)?)/gi;

/** Services whose addresses hide where they lead. Addresses of maps and forms (maps.app.goo.gl, forms.gle) are not among them. */
const SHORTENERS: ReadonlySet<string> = new Set([
  ...[
    "bit.ly",
    "tinyurl.com",
    "goo.gl",
    "t.co",
    "cutt.ly",
    "is.gd",
    "v.gd",
    "ow.ly",
    "rb.gy",
    "t.ly",
    "s.id",
  ],
  ...["shorturl.at", "rebrand.ly", "buff.ly", "tiny.cc", "bl.ink", "adf.ly", "linktr.ee"],
  ...["t.me", "telegram.me", "wa.me", "wa.link", "api.whatsapp.com", "chat.whatsapp.com"],
]);
/** Endings of names that are sold for little money and used for advertisements. */
const CHEAP_ENDING = /\.(?:shop|xyz|top|win|bet|casino|loan|click|icu|vip|buzz|cyou)$/;
const WHATSAPP = /^(?:wa\.me|api\.whatsapp\.com)$/;

interface Link {
  host: string;
  /** Short, or with a cheap ending. */
  isRisky: boolean;
}

/** The links of a text, except those to the school's own site. A WhatsApp link to the sender's own number is an ordinary one. */
export function findLinks(text: string, own: { host: string | null; phoneNumber: string | null }): Link[] {
  return (text.match(LINK) ?? []).flatMap((link) => {
    const address = /^https?:/i.test(link) ? link : `https://${link}`;
    if (!URL.canParse(address)) return [];
    const url = new URL(address);
    const host = url.host.replace(/^www\./, "");
    if (host === own.host?.replace(/^www\./, "")) return [];
    const isOwnNumber = WHATSAPP.test(host) && isNumberOf(url, own.phoneNumber);
    return { host, isRisky: !isOwnNumber && (SHORTENERS.has(host) || CHEAP_ENDING.test(host)) };
  });
}

export const hasLink = (text: string): boolean => text.search(LINK) !== -1;

function isNumberOf({ pathname, searchParams }: URL, phoneNumber: string | null): boolean {
  const number = readPhoneNumber(phoneNumber ?? "");
  const linked = (searchParams.get("phone") ?? pathname).replace(/\D/g, "");
  return "digits" in number && linked === number.digits;
}
