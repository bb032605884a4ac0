import { Modal } from "../../../../core/panel/parts/modal.tsx";
import { CopyField } from "../../../../core/panel/second-step/copy-field.tsx";
import { fillWords } from "../../../../core/ui/fill-words.tsx";
import { words } from "../../../../core/ui/panel-words.ts";
import type { CreatedToken } from "../../content/token-contract.ts";

const texts = words.tokens;

/** A new token to copy, which is shown once. */
export const TokenDialog = ({ name, token, onClose }: CreatedToken & { onClose: () => void }) => (
  <Modal title={texts.shownTitle(name)} onClose={onClose}>
    <p className="mb-2">{texts.shownText}</p>
    <p className="mb-4">
      {fillWords(texts.howToUse, {
        header: <code className="wrap-anywhere">Authorization: Bearer TOKEN</code>,
        reference: (
          <a href="/api/v1/docs" target="_blank" rel="noreferrer" className="text-link">
            {texts.reference}
          </a>
        ),
      })}
    </p>
    <CopyField
      label={texts.token}
      value={token}
      copy={texts.copy}
      notCopied={texts.notCopied}
      onDone={onClose}
    />
  </Modal>
);
