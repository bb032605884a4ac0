import { type FormEvent, useId, useRef, useState } from "react";
import { ApiFailure } from "../../../../core/panel/api/api-failure.ts";
import { FieldFrame } from "../../../../core/panel/entry-form/fields/field-frame.tsx";
import { controlClass } from "../../../../core/panel/parts/control-classes.ts";
import { FormEnd } from "../../../../core/panel/parts/form-end.tsx";
import { Modal } from "../../../../core/panel/parts/modal.tsx";
import { panelLanguage, words } from "../../../../core/ui/panel-words.ts";
import type { CreatedLinkInfo } from "../../content/account-contract.ts";
import { invitePerson } from "./account-client.ts";
import { DutyBoxes } from "./duty-boxes.tsx";

const texts = words.accounts;

interface InviteDialogProps {
  onClose: () => void;
  onInvited: (email: string, created: CreatedLinkInfo) => void;
}

export function InviteDialog({ onClose, onInvited }: InviteDialogProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [duties, setDuties] = useState<string[]>([]);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<string>();
  const [isSending, setSending] = useState(false);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isSending) return;
    const email = field.current?.value.trim() ?? "";
    setSending(true);
    setFailure(undefined);
    setErrors({});
    try {
      onInvited(email, await invitePerson({ email, duties, language: panelLanguage }));
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      setErrors(error.fieldErrors);
      if (error.fieldErrors.email !== undefined) field.current?.focus();
      if (Object.keys(error.fieldErrors).length === 0) setFailure(error.message);
    } finally {
      setSending(false);
    }
  }

  return (
    <Modal title={texts.invite} onClose={onClose}>
      <form noValidate onSubmit={submit} className="grid gap-5">
        <p>{texts.inviteText}</p>
        <FieldFrame id={`${id}-email`} name="email" label={texts.email} error={errors.email}>
          {(control) => (
            <input
              {...control}
              ref={field}
              type="email"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={254}
              required
              className={controlClass}
            />
          )}
        </FieldFrame>
        <DutyBoxes chosen={duties} onChange={setDuties} error={errors.duties} />
        <FormEnd submit={texts.sendInvitation} isBusy={isSending} failure={failure} onCancel={onClose} />
      </form>
    </Modal>
  );
}
