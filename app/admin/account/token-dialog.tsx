import type { CreatedToken } from "../../../content/api/token-contract.ts";
import { fillWords } from "../../ui/fill-words.tsx";
import { Modal } from "../../ui/modal.tsx";
import { words } from "../../ui/panel-words.ts";
import { CopyField } from "./copy-field.tsx";

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
