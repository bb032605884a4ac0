import {
  type CertificateState,
  type DatedCertificate,
  stateOf,
} from "../../../content/certificates/certificate-states.ts";
import { words } from "../../ui/panel-words.ts";
import { formatDate } from "../dates/format-date.ts";

const said = words.certificates;

/** Whether a certificate is valid on a day, and until when. */
export function describeValidity(certificate: Pick<DatedCertificate, "validUntil">, day: string): string {
  const last = certificate.validUntil === null ? "" : formatDate(certificate.validUntil);
  const state = stateOf(certificate, day);
  switch (state.name) {
    case "noEnd":
      return said.noEnd;
    case "valid":
      return said.valid(last);
    case "endsIn":
      return said.endsIn(last, state.days);
    case "endsToday":
      return said.endsToday;
    case "expired":
      return said.expired(last);
  }
}

/** The colours of each state. */
export const STATE_CLASSES: Readonly<Record<CertificateState["name"], string>> = {
  noEnd: "bg-leaf-soft text-leaf",
  valid: "bg-leaf-soft text-leaf",
  endsIn: "bg-saffron-soft text-ink",
  endsToday: "bg-saffron-soft text-ink",
  expired: "bg-danger text-paper",
};
