/** Signs of spam, and whether one of them is enough. Of the others two are needed. */
const IS_ENOUGH = {
  /** The hidden field is filled in. */
  trap: true,
  /** Three links or more, or a link with markup. */
  manyLinks: true,
  linkInName: true,
  /** The same text was received many times within a day. */
  copies: true,
  /** Too many messages from all senders together. */
  flood: true,
  link: false,
  /** Filled in faster than a person can. */
  fast: false,
  /** Many messages from the same network address. */
  often: false,
};

export type SpamReason = keyof typeof IS_ENOUGH;
const SPAM_REASONS = Object.keys(IS_ENOUGH) as SpamReason[];

const MANY_LINKS = 3;
const MANY_COPIES = 10;
const FAST_SECONDS = 3;
const MANY_FROM_ADDRESS = 10;

const LINK = /(?:https?:\/\/|www\.)[^\s<>"'\]]+/gi;
const LINK_MARKUP = /\[(?:url|link)\s*=|<a\s[^>]*href\s*=\s*["']?https?:/i;

interface SentTexts {
  name: string;
  address: string | null;
  message: string;
}

interface Signs {
  /** Whether the hidden field is filled in. */
  isTrapped: boolean;
  /** How long the form was open; undefined if that is not known, as without JavaScript. */
  seconds: number | undefined;
  /** Messages from this network address in the last hour, with this one. */
  fromAddress: number;
  /** Earlier messages of the last 24 hours with the same text. */
  copies: number;
  /** The host of the school's website. Links to it are no sign of spam. */
  ownHost: string;
}

/** Why a message is taken for spam; empty if it is not. */
export function judgeEnquiry({ name, address, message }: SentTexts, signs: Signs): SpamReason[] {
  const links =
    `${address ?? ""}\n${message}`.match(LINK)?.filter((link) => !isOwn(link, signs.ownHost)) ?? [];
  const hasMany = links.length >= MANY_LINKS || LINK_MARKUP.test(message);
  const found: Record<SpamReason, boolean> = {
    trap: signs.isTrapped,
    manyLinks: hasMany,
    linkInName: name.search(LINK) !== -1,
    copies: signs.copies >= MANY_COPIES,
    // Counted afterwards, for messages that are not spam otherwise.
    flood: false,
    link: links.length > 0 && !hasMany,
    fast: signs.seconds !== undefined && signs.seconds < FAST_SECONDS,
    often: signs.fromAddress > MANY_FROM_ADDRESS,
  };
  const reasons = SPAM_REASONS.filter((reason) => found[reason]);
  return reasons.length > 1 || reasons.some((reason) => IS_ENOUGH[reason]) ? reasons : [];
}

function isOwn(link: string, ownHost: string): boolean {
  const address = link.startsWith("www.") ? `https://${link}` : link;
  return (
    URL.canParse(address) && new URL(address).host.replace(/^www\./, "") === ownHost.replace(/^www\./, "")
  );
}
