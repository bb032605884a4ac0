import { formatMoment } from "../../../../core/panel/dates/format-date.ts";
import { Modal } from "../../../../core/panel/parts/modal.tsx";
import { CopyField } from "../../../../core/panel/second-step/copy-field.tsx";
import { words } from "../../../../core/ui/panel-words.ts";

const texts = words.accounts;

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
  <Modal title={texts.linkTitle(email)} onClose={onClose}>
    {!isAddressKnown && <p className="mb-4 rounded-control bg-saffron-soft p-4">{texts.addressUnknown}</p>}
    <p className="mb-2">{texts.linkText}</p>
    <p className="mb-4">{texts.linkUntil(formatMoment(expiresAt))}</p>
    <CopyField
      label={texts.link}
      value={link}
      copy={texts.copy}
      notCopied={texts.notCopied}
      onDone={onClose}
    />
  </Modal>
);
