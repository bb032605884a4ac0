import {
  type CertificateSeries,
  currentOf,
  type DatedCertificate,
} from "../content/certificates/certificate-states.ts";

/** A certificate of the panel. */
interface ListedCertificate extends DatedCertificate {
  isDraft?: boolean;
}

/** The last day of a certificate without an end. */
const NEVER = "9999-12-31";

export type Place<Certificate> = CertificateSeries<Certificate> | "earlier" | "draft";

/**
 * The certificates in force, those that expire first at the top, then drafts, then earlier certificates. Each has its place: a certificate in
 * force its series. Drafts renew nothing.
 */
export function arrangeCertificates<Certificate extends ListedCertificate>(
  certificates: readonly Certificate[],
  day: string,
): Map<Certificate, Place<Certificate>> {
  const endOf = ({ validUntil }: Certificate) => validUntil ?? NEVER;
  const series = currentOf(
    certificates.filter(({ isDraft }) => !isDraft),
    day,
  ).toSorted((one, other) => endOf(one.current).localeCompare(endOf(other.current)));
  return new Map<Certificate, Place<Certificate>>([
    ...series.map((each) => [each.current, each] as const),
    ...certificates.filter(({ isDraft }) => isDraft).map((each) => [each, "draft"] as const),
    ...series.flatMap(({ earlier }) => earlier.map((each) => [each, "earlier"] as const)),
  ]);
}
