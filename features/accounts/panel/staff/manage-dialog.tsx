import { type ReactNode, useState } from "react";
import type { Duty } from "../../../../core/content/api/permissions.ts";
import { send } from "../../../../core/panel/api/send.ts";
import { useAction } from "../../../../core/panel/api/use-action.ts";
import { TextField } from "../../../../core/panel/forms/fields.tsx";
import { Form } from "../../../../core/panel/forms/form.tsx";
import { FormEnd } from "../../../../core/panel/forms/form-end.tsx";
import { Button } from "../../../../core/panel/parts/button.tsx";
import { useConfirm } from "../../../../core/panel/parts/confirm.tsx";
import { Modal } from "../../../../core/panel/parts/modal.tsx";
import { Notice } from "../../../../core/panel/parts/notice.tsx";
import { showSuccess } from "../../../../core/panel/parts/toasts/toasts.tsx";
import { words } from "../../../../core/ui/panel-words.ts";
import { type AccountInfo, accountCalls, type CreatedLinkInfo } from "../../content/account-contract.ts";
import { SignOutDialog } from "../sign-out-dialog.tsx";
import { AccountTokens } from "../tokens/account-tokens.tsx";
import { findWorkingTokens } from "../tokens/ended-tokens.tsx";
import { DutyBoxes } from "./duty-boxes.tsx";

const texts = words.accounts;

interface ManageDialogProps {
  account: AccountInfo;
  onClose: () => void;
  /** Called after a change; the dialog is closed. */
  onChanged: () => void;
  onLink: (email: string, created: CreatedLinkInfo) => void;
}

/** How an account is named in sentences. */
export const personName = ({ name, email }: Pick<AccountInfo, "name" | "email">) => name || email;

export function ManageDialog({ account, onClose, onChanged, onLink }: ManageDialogProps) {
  return (
    <Modal title={texts.changeTitle(personName(account))} onClose={onClose}>
      <PersonForm account={account} onClose={onClose} onChanged={onChanged} />
      {!account.isOwn && <OtherActions account={account} onChanged={onChanged} onLink={onLink} />}
      {account.tokens.length > 0 && <AccountTokens account={account} onChanged={onChanged} />}
    </Modal>
  );
}

function PersonForm({ account, onClose, onChanged }: Omit<ManageDialogProps, "onLink">) {
  const [duties, setDuties] = useState<Duty[]>(account.duties);
  return (
    <Form
      save={({ name }) =>
        send(accountCalls.change, {
          params: { id: account._id },
          body: { ...(name !== account.name && { name }), ...(!account.isOwn && { duties }) },
        })
      }
      onSaved={() => {
        showSuccess(texts.saved);
        onChanged();
      }}
    >
      <p className="wrap-anywhere text-ink-soft">{account.email}</p>
      <TextField name="name" label={texts.name} defaultValue={account.name} maxLength={120} />
      {account.isOwn ? (
        <Notice>{texts.ownDuties}</Notice>
      ) : (
        <DutyBoxes chosen={duties} onChange={setDuties} />
      )}
      <FormEnd submit={words.frame.save} onCancel={onClose} />
    </Form>
  );
}

function OtherActions({ account, onChanged, onLink }: Omit<ManageDialogProps, "onClose">) {
  const confirm = useConfirm();
  const { isBusy, run } = useAction();
  const { _id: id, email } = account;
  const params = { id };
  const name = personName(account);
  const isDisabled = account.disabledAt !== null;
  const working = findWorkingTokens(account.tokens);
  const [isAsking, setAsking] = useState(false);
  const signOut = (keptTokens: readonly string[] = []) =>
    change(() => send(accountCalls.signOut, { params, body: { keptTokens } }), texts.signedOut(name));

  async function change(action: () => Promise<unknown>, done: string): Promise<void> {
    if (!(await run(action, texts.failed))) return;
    showSuccess(done);
    onChanged();
  }

  async function disable(): Promise<void> {
    const question = { title: texts.disableTitle(name), text: texts.disableText, accept: texts.disable };
    if (await confirm(question))
      await change(() => send(accountCalls.disable, { params }), texts.disabledNow(name));
  }

  async function reset(): Promise<void> {
    const { resetTitle, resetConfirm: text, reset: accept, resetDone } = words.secondStep;
    if (await confirm({ title: resetTitle(name), text, accept }))
      await change(() => send(accountCalls.resetSecondStep, { params }), resetDone(name));
  }

  async function remove(): Promise<void> {
    const question = { title: texts.removeTitle(name), text: texts.removeConfirm, accept: texts.remove };
    if (await confirm(question))
      await change(() => send(accountCalls.remove, { params }), texts.removed(name));
  }

  return (
    <section aria-labelledby={`actions-${id}`} className="mt-8 border-line border-t pt-5">
      <h3 id={`actions-${id}`} className="mb-2 text-maroon text-subhead">
        {texts.otherActions}
      </h3>
      <ul className="grid divide-y divide-line">
        {!isDisabled && (
          <>
            <ActionLine text={texts.resetLinkText}>
              <Button
                variant="secondary"
                disabled={isBusy}
                onClick={() =>
                  run(
                    async () => onLink(email, await send(accountCalls.createResetLink, { params })),
                    texts.failed,
                  )
                }
              >
                {texts.resetLink}
              </Button>
            </ActionLine>
            <ActionLine text={texts.signOutText}>
              <Button
                variant="secondary"
                disabled={isBusy}
                onClick={() => (working.length > 0 ? setAsking(true) : void signOut())}
              >
                {texts.signOut}
              </Button>
            </ActionLine>
          </>
        )}
        {account.secondStep !== "none" && (
          <ActionLine text={words.secondStep.resetText}>
            <Button variant="secondary" disabled={isBusy} onClick={() => void reset()}>
              {words.secondStep.reset}
            </Button>
          </ActionLine>
        )}
        <ActionLine text={isDisabled ? texts.enableText : texts.disableText}>
          {isDisabled ? (
            <Button
              variant="secondary"
              disabled={isBusy}
              onClick={() => change(() => send(accountCalls.enable, { params }), texts.enabledNow(name))}
            >
              {texts.enable}
            </Button>
          ) : (
            <Button variant="secondary" disabled={isBusy} onClick={() => void disable()}>
              {texts.disable}
            </Button>
          )}
        </ActionLine>
        <ActionLine text={texts.removeText}>
          <Button variant="secondary" disabled={isBusy} onClick={() => void remove()}>
            {texts.remove}
          </Button>
        </ActionLine>
      </ul>
      {isAsking && (
        <SignOutDialog name={name} tokens={working} onSignOut={signOut} onClose={() => setAsking(false)} />
      )}
    </section>
  );
}

const ActionLine = ({ text, children }: { text: string; children: ReactNode }) => (
  <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
    <p className="min-w-0 flex-[1_1_14rem] text-ink-soft">{text}</p>
    {children}
  </li>
);
