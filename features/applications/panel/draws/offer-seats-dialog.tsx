import { send } from "../../../../core/panel/api/send.ts";
import { DateField } from "../../../../core/panel/forms/fields.tsx";
import { FormDialog } from "../../../../core/panel/forms/form-dialog.tsx";
import { undoBatch } from "../../../../core/panel/history/restore-revision.ts";
import { useUndo } from "../../../../core/panel/history/use-undo.ts";
import { showSuccess } from "../../../../core/panel/parts/toasts/toasts.tsx";
import { words } from "../../../../core/ui/panel-words.ts";
import { type ApplicationChange, applicationCalls } from "../../content/office/office-contract.ts";

const texts = words.applicationDraws;

type Places = readonly { _id: string }[];

interface OfferSeatsDialogProps {
  /** The applications that get seats, and those that go on the waiting list. */
  winners: Places;
  others: Places;
  onOffered: () => Promise<void>;
  onClose: () => void;
}

/** Moves the applications of a draw according to its result. */
export function OfferSeatsDialog({ winners, others, onOffered, onClose }: OfferSeatsDialogProps) {
  const runUndo = useUndo();

  async function move(places: Places, values: ApplicationChange): Promise<string[]> {
    if (places.length === 0) return [];
    const ids = places.map(({ _id }) => _id);
    return [(await send(applicationCalls.changeMany, { body: { values, ids } })).batch];
  }

  async function save({ offeredUntil = "" }: { offeredUntil?: string }): Promise<string[]> {
    const offered = await move(winners, { step: "offered", offeredUntil });
    return [...offered, ...(await move(others, { step: "waiting" }))];
  }

  async function finish(batches: string[]): Promise<void> {
    const undo = async () => {
      for (const batch of batches.toReversed()) await undoBatch(batch);
      return undefined;
    };
    showSuccess(texts.applied, { onUndo: () => void runUndo(undo) });
    onClose();
    await onOffered();
  }

  return (
    <FormDialog
      title={texts.applyTitle}
      width="narrow"
      submit={texts.apply}
      save={save}
      onSaved={finish}
      onClose={onClose}
    >
      <p>{texts.applyText(winners.length, others.length)}</p>
      <DateField name="offeredUntil" label={texts.offeredUntil} isOptional />
    </FormDialog>
  );
}
