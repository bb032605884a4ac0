import { formatMoment } from "../../../../core/panel/dates/format-date.ts";
import { Modal } from "../../../../core/panel/parts/modal.tsx";
import { CopyField } from "../../../../core/panel/second-step/copy-field.tsx";
import { words } from "../../../../core/ui/panel-words.ts";

const said = words.accounts;

export interface ShownLink {
  email: string;
  link: string;
  expiresAt: string;
  /** Whether the address with which the link begins is confirmed. */
  isAddressKnown: boolean;
}

/** A new link to copy, which is shown once. */
export const LinkDialog = ({
  email,
  link,
  expiresAt,
  isAddressKnown,
  onClose,
}: ShownLink & { onClose: () => void }) => (
  <Modal title={said.linkTitle(email)} onClose={onClose}>
    {!isAddressKnown && <p className="mb-4 rounded-control bg-saffron-soft p-4">{said.addressUnknown}</p>}
    <p className="mb-2">{said.linkText}</p>
    <p className="mb-4">{said.linkUntil(formatMoment(expiresAt))}</p>
    <CopyField label={said.link} value={link} copy={said.copy} notCopied={said.notCopied} onDone={onClose} />
  </Modal>
);
