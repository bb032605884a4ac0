import { useState } from "react";
import type { Duty } from "../../../../core/content/api/permissions.ts";
import { send } from "../../../../core/panel/api/send.ts";
import { TextField } from "../../../../core/panel/forms/fields.tsx";
import { FormDialog } from "../../../../core/panel/forms/form-dialog.tsx";
import { panelLanguage, words } from "../../../../core/ui/panel-words.ts";
import { type CreatedLinkInfo, invitationCalls } from "../../content/account-contract.ts";
import { DutyBoxes } from "./duty-boxes.tsx";

const texts = words.accounts;

interface InviteDialogProps {
  onClose: () => void;
  onInvited: (email: string, created: CreatedLinkInfo) => void;
}

export function InviteDialog({ onClose, onInvited }: InviteDialogProps) {
  const [duties, setDuties] = useState<Duty[]>([]);
  return (
    <FormDialog
      title={texts.invite}
      submit={texts.sendInvitation}
      save={async ({ email = "" }) => {
        const address = email.trim();
        const created = await send(invitationCalls.invite, {
          body: { email: address, duties, language: panelLanguage },
        });
        return { address, created };
      }}
      onSaved={({ address, created }) => onInvited(address, created)}
      onClose={onClose}
    >
      <p>{texts.inviteText}</p>
      <TextField
        name="email"
        label={texts.email}
        type="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        required
      />
      <DutyBoxes chosen={duties} onChange={setDuties} />
    </FormDialog>
  );
}
