import { findLinks, hasLink } from "./find-links.ts";
import { countOffers } from "./foreign-offers.ts";
import { countNearCopies } from "./near-copies.ts";
import { isAboutSchool } from "./school-words.ts";

/** A message with as many points is put among the spam. Nothing is refused. */
const ENOUGH = 6;

/** Signs of spam and their points. */
const POINTS = {
  /** The hidden field is filled in. */
  trap: ENOUGH,
  /** Three links or more, or a link with markup. */
  manyLinks: ENOUGH,
  linkInName: ENOUGH,
  /** A link that hides where it leads, or has an ending of advertisements. */
  riskyLink: ENOUGH,
  /** Nearly the same text was received many times within a day. */
  copies: ENOUGH,
  /** For each kind of phrase of an advertisement. */
  offer: 3,
  link: 3,
  /** Many messages from the same network address. */
  often: 3,
  /** Nearly the same text was received a few times within a day. */
  repeated: 3,
  /** Filled in faster than a person can. */
  fast: 4,
  /** Very many messages from all senders together. With none of the other signs, a message stays in the inbox. */
  flood: 2,
};

export type SpamReason = keyof typeof POINTS;
const SPAM_REASONS = Object.keys(POINTS) as SpamReason[];

const MANY_LINKS = 3;
const MANY_COPIES = 10;
const FEW_COPIES = 3;
const FAST_SECONDS = 3;
const MANY_FROM_ADDRESS = 10;

const LINK_MARKUP = /\[(?:url|link)\s*=|<a\s[^>]*href\s*=\s*["']?https?:/i;

interface SentTexts {
  name: string;
  phoneNumber: string | null;
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
  /** The texts of the latest messages of the last 24 hours. */
  earlier: readonly string[];
  isFlood: boolean;
  /** The host of the school's website, if it is known. Links to it are no sign of spam. */
  ownHost: string | null;
}

/** Why a message is taken for spam; empty if it is not. */
export function judgeEnquiry(
  { name, phoneNumber, address, message }: SentTexts,
  { isTrapped, seconds, fromAddress, earlier, isFlood, ownHost }: Signs,
): SpamReason[] {
  const links = findLinks(`${address ?? ""}\n${message}`, { host: ownHost, phoneNumber });
  const isRisky = links.some((link) => link.isRisky);
  const hasMany = links.length >= MANY_LINKS || LINK_MARKUP.test(message);
  const copies = countNearCopies(message, earlier, isFlood && !isAboutSchool(message));
  const times: Record<SpamReason, number | boolean> = {
    trap: isTrapped,
    manyLinks: hasMany,
    linkInName: hasLink(name),
    riskyLink: isRisky,
    copies: copies >= MANY_COPIES,
    offer: countOffers(message),
    link: links.length > 0 && !hasMany && !isRisky,
    often: fromAddress > MANY_FROM_ADDRESS,
    repeated: copies >= FEW_COPIES && copies < MANY_COPIES,
    fast: seconds !== undefined && seconds < FAST_SECONDS,
    flood: isFlood,
  };
  const reasons = SPAM_REASONS.filter((reason) => times[reason]);
  const points = reasons.reduce((sum, reason) => sum + POINTS[reason] * Number(times[reason]), 0);
  return points >= ENOUGH ? reasons : [];
}
