import { useState } from "react";
import { dayInIndia } from "../../../../core/content/text/india-time.ts";
import { send } from "../../../../core/panel/api/send.ts";
import { formatDate } from "../../../../core/panel/dates/format-date.ts";
import { SelectField, TextField } from "../../../../core/panel/forms/fields.tsx";
import { FormDialog } from "../../../../core/panel/forms/form-dialog.tsx";
import { useMay } from "../../../../core/panel/session/rights.ts";
import { words } from "../../../../core/ui/panel-words.ts";
import {
  type CreatedToken,
  MAX_TOKEN_NAME,
  TOKEN_PERMISSIONS,
  type TokenPermission,
  tokenCalls,
  tokenDays,
} from "../../content/token-contract.ts";
import { PermissionBoxes } from "./permission-boxes.tsx";

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
  const may = useMay();
  const [now] = useState(() => new Date());
  const offered = offeredDays(now);
  const { first, last } = tokenDays(now);
  const [permissions, setPermissions] = useState<TokenPermission[]>([]);
  const [choice, setChoice] = useState(offered[1]?.day ?? OTHER_DAY);
  return (
    <FormDialog
      title={texts.createTitle}
      submit={texts.submit}
      save={({ name = "", expiresOn = "" }) =>
        send(tokenCalls.create, { body: { name, permissions, expiresOn } })
      }
      onSaved={onCreated}
      onClose={onClose}
    >
      <TextField name="name" label={texts.name} hint={texts.nameHint} maxLength={MAX_TOKEN_NAME} required />
      <PermissionBoxes
        available={TOKEN_PERMISSIONS.filter(may)}
        chosen={permissions}
        onChange={setPermissions}
      />
      <SelectField
        name={choice === OTHER_DAY ? "" : "expiresOn"}
        label={texts.expires}
        value={choice}
        onChange={({ target }) => setChoice(target.value)}
      >
        {offered.map(({ day, text }) => (
          <option key={day} value={day}>
            {text}
          </option>
        ))}
        <option value={OTHER_DAY}>{texts.otherDay}</option>
      </SelectField>
      {choice === OTHER_DAY && (
        <TextField
          name="expiresOn"
          label={texts.lastDay}
          hint={texts.lastDayHint}
          type="date"
          min={first}
          max={last}
          required
        />
      )}
    </FormDialog>
  );
}
