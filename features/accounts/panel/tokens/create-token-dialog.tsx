import { type FormEvent, useId, useRef, useState } from "react";
import { dayInIndia } from "../../../../core/content/text/india-time.ts";
import { ApiFailure } from "../../../../core/panel/api/api-failure.ts";
import { formatDate } from "../../../../core/panel/dates/format-date.ts";
import { FieldFrame } from "../../../../core/panel/entry-form/fields/field-frame.tsx";
import { findControl } from "../../../../core/panel/entry-form/form-values.ts";
import { controlClass } from "../../../../core/panel/parts/control-classes.ts";
import { FormEnd } from "../../../../core/panel/parts/form-end.tsx";
import { LabelledSelect } from "../../../../core/panel/parts/labelled-select.tsx";
import { Modal } from "../../../../core/panel/parts/modal.tsx";
import { useMay } from "../../../../core/panel/session/rights.ts";
import { words } from "../../../../core/ui/panel-words.ts";
import {
  type CreatedToken,
  MAX_TOKEN_NAME,
  TOKEN_PERMISSIONS,
  type TokenPermission,
  tokenDays,
} from "../../content/token-contract.ts";
import { PermissionBoxes } from "./permission-boxes.tsx";
import { createToken } from "./token-client.ts";

const texts = words.tokens;

const DAY_MS = 24 * 60 * 60_000;
const OTHER_DAY = "other";

/** The days that the form offers, each with its text. */
function offeredDays(now: Date): { day: string; text: string }[] {
  const afterDays = (count: number) => dayInIndia(new Date(now.getTime() + count * DAY_MS));
  const offered = [30, 90].map((count) => {
    const day = afterDays(count);
    return { day, text: texts.days(count, formatDate(day)) };
  });
  const { last } = tokenDays(now);
  return [...offered, { day: last, text: texts.year(formatDate(last)) }];
}

interface CreateTokenDialogProps {
  onClose: () => void;
  onCreated: (created: CreatedToken) => void;
}

export function CreateTokenDialog({ onClose, onCreated }: CreateTokenDialogProps) {
  const id = useId();
  const may = useMay();
  const form = useRef<HTMLFormElement>(null);
  const [now] = useState(() => new Date());
  const offered = offeredDays(now);
  const { first, last } = tokenDays(now);
  const [name, setName] = useState("");
  const [permissions, setPermissions] = useState<TokenPermission[]>([]);
  const [choice, setChoice] = useState(offered[1]?.day ?? OTHER_DAY);
  const [ownDay, setOwnDay] = useState("");
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<string>();
  const [isSending, setSending] = useState(false);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isSending) return;
    setSending(true);
    setFailure(undefined);
    setErrors({});
    try {
      const expiresOn = choice === OTHER_DAY ? ownDay : choice;
      onCreated(await createToken({ name, permissions, expiresOn }));
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      explain(error);
    } finally {
      setSending(false);
    }
  }

  function explain({ fieldErrors, message }: ApiFailure): void {
    setErrors(fieldErrors);
    const invalid = ["name", "permissions", "expiresOn"].find((field) => fieldErrors[field] !== undefined);
    if (invalid === undefined) setFailure(message);
    else if (form.current) findControl(form.current, invalid)?.focus();
  }

  return (
    <Modal title={texts.createTitle} onClose={onClose}>
      <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
        <FieldFrame
          id={`${id}-name`}
          name="name"
          label={texts.name}
          hint={texts.nameHint}
          error={errors.name}
        >
          {(control) => (
            <input
              {...control}
              value={name}
              onChange={({ target }) => setName(target.value)}
              autoComplete="off"
              maxLength={MAX_TOKEN_NAME}
              required
              className={controlClass}
            />
          )}
        </FieldFrame>
        <PermissionBoxes
          available={TOKEN_PERMISSIONS.filter(may)}
          chosen={permissions}
          onChange={setPermissions}
          error={errors.permissions}
        />
        <LabelledSelect
          label={texts.expires}
          name={choice === OTHER_DAY ? undefined : "expiresOn"}
          value={choice}
          onChange={({ target }) => setChoice(target.value)}
        >
          {offered.map(({ day, text }) => (
            <option key={day} value={day}>
              {text}
            </option>
          ))}
          <option value={OTHER_DAY}>{texts.otherDay}</option>
        </LabelledSelect>
        {choice === OTHER_DAY && (
          <FieldFrame
            id={`${id}-day`}
            name="expiresOn"
            label={texts.lastDay}
            hint={texts.lastDayHint}
            error={errors.expiresOn}
          >
            {(control) => (
              <input
                {...control}
                type="date"
                min={first}
                max={last}
                value={ownDay}
                onChange={({ target }) => setOwnDay(target.value)}
                required
                className={controlClass}
              />
            )}
          </FieldFrame>
        )}
        <FormEnd
          submit={texts.submit}
          isBusy={isSending}
          failure={failure ?? (choice === OTHER_DAY ? undefined : errors.expiresOn)}
          onCancel={onClose}
        />
      </form>
    </Modal>
  );
}
