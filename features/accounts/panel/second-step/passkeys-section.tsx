import { useRef, useState } from "react";
import { useRevalidator } from "react-router";
import {
  type OwnPasskeys,
  type PasskeyInfo,
  passkeyCalls,
} from "../../../../core/content/api/passkey-contract.ts";
import { send } from "../../../../core/panel/api/send.ts";
import { useAction } from "../../../../core/panel/api/use-action.ts";
import { formatAgo, formatIndianMoment } from "../../../../core/panel/dates/format-date.ts";
import { AccountSection } from "../../../../core/panel/parts/account-section.tsx";
import { Button } from "../../../../core/panel/parts/button.tsx";
import { useConfirm } from "../../../../core/panel/parts/confirm.tsx";
import { Item, ItemList } from "../../../../core/panel/parts/item-list.tsx";
import { Modal } from "../../../../core/panel/parts/modal.tsx";
import { Notice } from "../../../../core/panel/parts/notice.tsx";
import { ShortText } from "../../../../core/panel/parts/short-text.tsx";
import { showSuccess } from "../../../../core/panel/parts/toasts/toasts.tsx";
import { whyNoPasskeys } from "../../../../core/panel/passkeys/passkey-support.ts";
import { addPasskey } from "../../../../core/panel/passkeys/use-passkey.ts";
import { AccountForm } from "../../../../core/panel/second-step/account-form.tsx";
import { RecoveryCodes } from "../../../../core/panel/second-step/recovery-codes.tsx";
import { refreshRights } from "../../../../core/panel/session/rights.ts";
import { findEmail } from "../../../../core/panel/session/session.ts";
import { words } from "../../../../core/ui/panel-words.ts";
import { nameDevice } from "../name-device.ts";

const texts = words.passkeys;

interface AddedPasskey {
  name: string;
  /** Recovery codes, if the account had none. */
  codes: string[];
}

/** `own` is undefined if it could not be loaded. */
export function PasskeysSection({ own }: { own: OwnPasskeys | undefined }) {
  return (
    <AccountSection name="passkeys" title={texts.title} text={texts.text}>
      {own ? <Passkeys {...own} /> : <p>{texts.notLoaded}</p>}
    </AccountSection>
  );
}

function Passkeys({ passkeys, address, suggestedName }: OwnPasskeys) {
  const revalidator = useRevalidator();
  const confirm = useConfirm();
  const { isBusy, run } = useAction();
  const [isAdding, setAdding] = useState(false);
  const [added, setAdded] = useState<AddedPasskey>();
  const [renaming, setRenaming] = useState<PasskeyInfo>();
  const listRef = useRef<HTMLUListElement>(null);
  const reason = whyNoPasskeys(address);

  async function finish(message: string): Promise<void> {
    setAdding(false);
    setAdded(undefined);
    setRenaming(undefined);
    showSuccess(message);
    await revalidator.revalidate();
  }

  async function showAdded({ name, codes }: AddedPasskey): Promise<void> {
    setAdding(false);
    if (codes.length > 0) setAdded({ name, codes });
    // The school may have required a second step, which the account has now.
    await refreshRights();
    if (codes.length === 0) await finish(texts.addedNow(name));
  }

  async function remove({ _id: id, name }: PasskeyInfo): Promise<void> {
    const question = { title: texts.removeTitle(name), text: texts.removeText, accept: texts.remove };
    if (!(await confirm(question))) return;
    if (!(await run(() => send(passkeyCalls.remove, { params: { id } }), texts.failed)))
      return revalidator.revalidate();
    await finish(texts.removed(name));
    // The button that had the focus is no longer there.
    listRef.current?.focus();
  }

  return (
    <>
      <ItemList ref={listRef} aria-label={texts.list}>
        {passkeys.map((passkey) => (
          <PasskeyLine
            key={passkey._id}
            passkey={passkey}
            isBusy={isBusy}
            onRename={() => setRenaming(passkey)}
            onRemove={() => void remove(passkey)}
          />
        ))}
        {passkeys.length === 0 && <li className="pb-3">{texts.none}</li>}
      </ItemList>
      <p className="mt-2 text-ink-soft">{passkeys.length === 1 ? texts.addSecond : texts.effect}</p>
      <div className="mt-5 flex justify-end">
        {reason === undefined ? (
          <Button variant="secondary" onClick={() => setAdding(true)}>
            {texts.add}
          </Button>
        ) : (
          <Notice className="wrap-anywhere w-full">{reason}</Notice>
        )}
      </div>
      {isAdding && (
        <NameDialog
          title={texts.add}
          text={texts.addText}
          initial={nameDevice(suggestedName) || texts.otherName}
          submit={texts.goOn}
          busyText={texts.waiting}
          onClose={() => setAdding(false)}
          save={async (name) => ({ name, codes: await addPasskey(name) })}
          onSaved={showAdded}
        />
      )}
      {added && (
        <Modal title={texts.addedTitle} onClose={() => void finish(texts.addedNow(added.name))}>
          <p className="mb-5">{texts.addedWithCodes}</p>
          <RecoveryCodes
            email={findEmail() ?? ""}
            codes={added.codes}
            onKept={() => void finish(texts.addedNow(added.name))}
          />
        </Modal>
      )}
      {renaming && (
        <NameDialog
          title={texts.renameTitle}
          initial={renaming.name}
          submit={words.frame.save}
          onClose={() => setRenaming(undefined)}
          save={(name) => send(passkeyCalls.rename, { params: { id: renaming._id }, body: { name } })}
          onSaved={() => finish(texts.renamed)}
        />
      )}
    </>
  );
}

interface PasskeyLineProps {
  passkey: PasskeyInfo;
  isBusy: boolean;
  onRename: () => void;
  onRemove: () => void;
}

function PasskeyLine({ passkey, isBusy, onRename, onRemove }: PasskeyLineProps) {
  const { name, createdAt, lastUsedAt } = passkey;
  return (
    <Item
      actions={
        <>
          <Button variant="secondary" disabled={isBusy} onClick={onRename}>
            <ShortText text={texts.rename} name={texts.renameThis(name)} />
          </Button>
          <Button variant="secondary" disabled={isBusy} onClick={onRemove}>
            <ShortText text={texts.remove} name={texts.removeThis(name)} />
          </Button>
        </>
      }
    >
      <p className="font-bold">{name}</p>
      <p className="text-caption text-ink-soft">{texts.added(formatIndianMoment(createdAt))}</p>
      <p className="text-caption text-ink-soft">
        {lastUsedAt === null ? texts.neverUsed : texts.lastUsed(formatAgo(lastUsedAt, new Date()))}
      </p>
    </Item>
  );
}

interface NameDialogProps<Saved> {
  title: string;
  text?: string;
  initial: string;
  submit: string;
  busyText?: string;
  onClose: () => void;
  save: (name: string) => Promise<Saved>;
  onSaved: (saved: Saved) => Promise<void>;
}

function NameDialog<Saved>(props: NameDialogProps<Saved>) {
  const { title, text, initial, submit, busyText, onClose, save, onSaved } = props;
  return (
    <Modal title={title} onClose={onClose} width="narrow">
      {text && <p className="mb-5">{text}</p>}
      <AccountForm
        fields={[{ name: "name", label: texts.name, type: "text", autoComplete: "off", initial }]}
        submit={submit}
        busyText={busyText}
        save={({ name = "" }) => save(name.trim())}
        onSaved={onSaved}
      />
    </Modal>
  );
}
