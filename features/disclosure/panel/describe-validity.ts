import { formatDate } from "../../../core/panel/dates/format-date.ts";
import { words } from "../../../core/ui/panel-words.ts";
import {
  type CertificateState,
  type DatedCertificate,
  stateOf,
} from "../content/certificates/certificate-states.ts";

const texts = words.certificates;

/** Whether a certificate is valid on a day, and until when. */
export function describeValidity(certificate: Pick<DatedCertificate, "validUntil">, day: string): string {
  const last = certificate.validUntil === null ? "" : formatDate(certificate.validUntil);
  const state = stateOf(certificate, day);
  switch (state.name) {
    case "noEnd":
      return texts.noEnd;
    case "valid":
      return texts.valid(last);
    case "endsIn":
      return texts.endsIn(last, state.days);
    case "endsToday":
      return texts.endsToday;
    case "expired":
      return texts.expired(last);
  }
}

const MARK = "rounded-control px-2.5 py-0.5 font-bold text-caption";

/** How a state looks as the mark of a card. */
export const MARK_CLASSES: Readonly<Record<CertificateState["name"], string>> = {
  noEnd: `${MARK} bg-leaf-soft text-leaf`,
  valid: `${MARK} bg-leaf-soft text-leaf`,
  endsIn: `${MARK} bg-saffron-soft text-ink`,
  endsToday: `${MARK} bg-saffron-soft text-ink`,
  expired: `${MARK} bg-danger text-paper`,
};

/** How a state looks in a table. */
export const TEXT_CLASSES: Readonly<Record<CertificateState["name"], string>> = {
  noEnd: "",
  valid: "",
  endsIn: "font-bold text-ink",
  endsToday: "font-bold text-ink",
  expired: "font-bold text-danger",
};
