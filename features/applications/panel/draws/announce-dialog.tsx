import { send } from "../../../../core/panel/api/send.ts";
import { AreaField, SelectField, TextField } from "../../../../core/panel/forms/fields.tsx";
import { FormDialog } from "../../../../core/panel/forms/form-dialog.tsx";
import { showSuccess } from "../../../../core/panel/parts/toasts/toasts.tsx";
import { words } from "../../../../core/ui/panel-words.ts";
import { type DrawList, drawCalls, MAX_SOURCE } from "../../content/office/draw-contract.ts";
import { nameDrawList } from "./name-draw-list.ts";

const texts = words.applicationDraws;

interface AnnounceDialogProps extends Pick<DrawList, "candidates"> {
  onAnnounced: () => Promise<void>;
  onClose: () => void;
}

export function AnnounceDialog({ candidates, onAnnounced, onClose }: AnnounceDialogProps) {
  async function announced(): Promise<void> {
    showSuccess(texts.announced);
    onClose();
    await onAnnounced();
  }
  return (
    <FormDialog
      title={texts.announceTitle}
      submit={texts.announce}
      save={({ list = "0", seats = "", source = "", eventAt = "", reason = "" }) => {
        const { class: className = "", group = "all" } = candidates[Number(list)] ?? {};
        return send(drawCalls.announce, {
          body: { class: className, group, seats: Number.parseInt(seats, 10), source, eventAt, reason },
        });
      }}
      onSaved={announced}
      onClose={onClose}
    >
      <SelectField name="list" label={texts.list}>
        {candidates.map((candidate, index) => (
          <option key={`${candidate.class} ${candidate.group}`} value={index}>
            {texts.listName(nameDrawList(candidate), candidate.count)}
          </option>
        ))}
      </SelectField>
      <TextField name="seats" label={texts.seats} inputMode="numeric" maxLength={4} required />
      <AreaField
        name="source"
        label={texts.source}
        hint={texts.sourceHint}
        rows={2}
        maxLength={MAX_SOURCE}
        required
      />
      <TextField name="eventAt" label={texts.eventAt} type="datetime-local" required />
      <AreaField
        name="reason"
        label={texts.reason}
        hint={texts.reasonHint}
        rows={2}
        maxLength={MAX_SOURCE}
        isOptional
      />
    </FormDialog>
  );
}
