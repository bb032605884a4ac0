import { Modal } from "../../../../core/panel/parts/modal.tsx";
import { CopyField } from "../../../../core/panel/second-step/copy-field.tsx";
import { fillWords } from "../../../../core/ui/fill-words.tsx";
import { words } from "../../../../core/ui/panel-words.ts";
import type { CreatedToken } from "../../content/token-contract.ts";

const said = words.tokens;

/** A new token to copy, which is shown once. */
export const TokenDialog = ({ name, token, onClose }: CreatedToken & { onClose: () => void }) => (
  <Modal title={said.shownTitle(name)} onClose={onClose}>
    <p className="mb-2">{said.shownText}</p>
    <p className="mb-4">
      {fillWords(said.howToUse, {
        header: <code className="wrap-anywhere">Authorization: Bearer TOKEN</code>,
        reference: (
          <a href="/api/v1/docs" target="_blank" rel="noreferrer" className="text-link">
            {said.reference}
          </a>
        ),
      })}
    </p>
    <CopyField
      label={said.token}
      value={token}
      copy={said.copy}
      notCopied={said.notCopied}
      onDone={onClose}
    />
  </Modal>
);
