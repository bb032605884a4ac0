import { dayInIndia } from "../../../../core/content/text/india-time.ts";
import { formatDate } from "../../../../core/panel/dates/format-date.ts";
import { words } from "../../../../core/ui/panel-words.ts";
import {
  CONSENT_PURPOSES,
  type ConsentNow,
  type ConsentPurpose,
  type ConsentRecord,
  type ConsentState,
  type Withdrawal,
} from "../../content/consent-contract.ts";

const texts = words.consents;

/** The state of a cell in the overview. */
export type ConsentStanding = keyof typeof texts.states;

export function standingOf({ state, isOver }: ConsentNow): ConsentStanding {
  if (state === null) return "none";
  return isOver ? "over" : state;
}

/** Whether there is a valid answer. */
export const hasAnswer = (now: ConsentNow) => !["none", "over"].includes(standingOf(now));

/** A statement in words: who answered what, how and when. */
export function describeStatement({ state, on, by, how, until }: ConsentRecord): string {
  const statement = texts[state](formatDate(on), by, texts.means[how]);
  return until === null ? statement : texts.until(statement, formatLastDay(until));
}

/** A recorded consent in one line: for whom, about what, and which answer. */
export function describeAnswer(
  who: string,
  { state, purposes }: { state: ConsentState; purposes: readonly ConsentPurpose[] },
): string {
  const isAll = purposes.length === CONSENT_PURPOSES.length;
  const about = isAll ? texts.allPurposes : purposes.map((purpose) => texts.purposes[purpose]).join(", ");
  return texts.lastAnswer(who, about, texts.states[state]);
}

/** The current state of a purpose in words. `records` may include an old slip that was recorded late and is not valid. */
export function describeNow(
  purpose: ConsentPurpose,
  now: ConsentNow,
  records: readonly ConsentRecord[],
): string {
  const record = records.find(
    ({ state, on, undoneAt }) => undoneAt === null && state === now.state && on === now.on,
  );
  if (!record) return now.isShown ? texts.noneShown(purpose) : texts.noneHidden(purpose);
  if (!now.isOver || now.until === null) return describeStatement(record);
  return texts.overSince(describeStatement({ ...record, until: null }), formatLastDay(now.until));
}

/** The data that a withdrawal deletes, one sentence per line, for the confirmation. */
export function describeWithdrawal(
  purposes: readonly ConsentPurpose[],
  { photos, pictures, albums, posts, otherRecords }: Withdrawal,
): string {
  const deleted = [
    ...(photos > 0 ? [texts.withdrawPhotos(photos)] : []),
    ...(albums + posts > 0 ? [texts.withdrawPictures(pictures, albums, posts)] : []),
  ];
  return [
    texts.withdrawAbout(purposes.map((purpose) => texts.purposes[purpose]).join(", ")),
    ...(deleted.length > 0 ? [...deleted, texts.withdrawNoUndo] : [texts.withdrawNothing]),
    ...(otherRecords > 0 ? [texts.withdrawOthers(otherRecords)] : []),
  ].join("\n");
}

/** The last valid day of a consent that ends at a moment, which may be midnight. */
const formatLastDay = (end: string) => formatDate(dayInIndia(new Date(Date.parse(end) - 1)));
