import { daysBetween } from "../../../../core/content/days/calendar-days.ts";
import { foldText } from "../../../../core/content/search/fold-hindi.ts";
import { CERTIFICATE_KINDS, type CertificateKind } from "./certificate-kinds.ts";

/** The part of a certificate that the rules need. Days are days in India: `2026-11-18`. */
export interface DatedCertificate {
  _id: string;
  kind: CertificateKind;
  title: string | null;
  issuedOn: string;
  /** The last day on which it is valid; null: it has no end. */
  validUntil: string | null;
  /** Absent on the site, where every certificate is public. */
  isInternal?: boolean;
}

/** The office is warned this number of days before the end, and after it. */
export const WARNING_DAYS = [90, 30, 7] as const;

export type CertificateState =
  | { name: "noEnd" }
  | { name: "valid" }
  /** It ends within the days of the first warning. */
  | { name: "endsIn"; days: number }
  | { name: "endsToday" }
  | { name: "expired"; days: number };

/** A certificate is valid on its last day. */
export function stateOf({ validUntil }: Pick<DatedCertificate, "validUntil">, day: string): CertificateState {
  if (validUntil === null) return { name: "noEnd" };
  const days = daysBetween(day, validUntil);
  if (days < 0) return { name: "expired", days: -days };
  if (days === 0) return { name: "endsToday" };
  return days <= WARNING_DAYS[0] ? { name: "endsIn", days } : { name: "valid" };
}

const isExpired = (certificate: DatedCertificate, day: string) =>
  stateOf(certificate, day).name === "expired";

/** A warning step: so many days before the end, or after it. */
export type WarningStep = (typeof WARNING_DAYS)[number] | "expired";

/** The latest step that a certificate has reached; undefined if it has reached none. */
export function warningStepOf(
  { validUntil }: Pick<DatedCertificate, "validUntil">,
  day: string,
): WarningStep | undefined {
  if (validUntil === null) return undefined;
  const days = daysBetween(day, validUntil);
  return days < 0 ? "expired" : WARNING_DAYS.findLast((step) => days <= step);
}

/** The certificates of one kind: a renewal does not replace the earlier one, which stays in the history. */
export interface CertificateSeries<Certificate> {
  /** The one in force: the last issued that has not expired, or else the last issued. */
  current: Certificate;
  /** The others, the last issued first. */
  earlier: Certificate[];
  /** How many of the others have not expired either. */
  alsoInForce: number;
}

/**
 * The certificates by kind, in the order in which the kinds first appear. Certificates of the kind "other" belong together if they have the
 * same title. An internal certificate does not renew a public one: visitors would still see the expired one.
 */
export function currentOf<Certificate extends DatedCertificate>(
  certificates: readonly Certificate[],
  day: string,
): CertificateSeries<Certificate>[] {
  const series = Map.groupBy(certificates, ({ kind, title, isInternal = false }) =>
    JSON.stringify([kind, kind === "other" ? foldText(title ?? "") : "", isInternal]),
  );
  return [...series.values()].flatMap((all) => {
    const lastFirst = all.toSorted(compareIssue);
    const current = lastFirst.find((each) => !isExpired(each, day)) ?? lastFirst[0];
    if (!current) return [];
    const earlier = lastFirst.filter((each) => each !== current);
    return [{ current, earlier, alsoInForce: earlier.filter((each) => !isExpired(each, day)).length }];
  });
}

export interface ShownCertificate {
  _id: string;
  kind: CertificateKind;
  title: string | null;
  number: string | null;
  authority: string | null;
  issuedOn: string;
  validUntil: string | null;
  file: string | null;
}

export interface ShownCertificates {
  certificates: readonly ShownCertificate[];
  today: string;
}

/** The certificate in force of each kind, or else the last one, as expired. */
export function findShownCertificates({ certificates, today }: ShownCertificates): ShownCertificate[] {
  const inOrder = certificates.toSorted(
    (one, other) => CERTIFICATE_KINDS.indexOf(one.kind) - CERTIFICATE_KINDS.indexOf(other.kind),
  );
  return currentOf(inOrder, today).map(({ current }) => current);
}

/** The last issued first; of two of one day, the one that is valid for longer. */
function compareIssue(one: DatedCertificate, other: DatedCertificate): number {
  const endOf = ({ validUntil }: DatedCertificate) => validUntil ?? "9999";
  return (
    other.issuedOn.localeCompare(one.issuedOn) ||
    endOf(other).localeCompare(endOf(one)) ||
    other._id.localeCompare(one._id)
  );
}
