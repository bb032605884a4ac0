import UndoIcon from "lucide-react/icons/undo-2";
import { bulkCallOf } from "../../../core/content/api/bulk-contract.ts";
import type { Entity } from "../../../core/content/types/define-resource.ts";
import { send } from "../../../core/panel/api/send.ts";
import { useAction } from "../../../core/panel/api/use-action.ts";
import type { EntryList } from "../../../core/panel/entry-list/use-entry-list.ts";
import { IconButton } from "../../../core/panel/entry-table/table-row.tsx";
import { undoBatch } from "../../../core/panel/history/restore-revision.ts";
import { useUndo } from "../../../core/panel/history/use-undo.ts";
import { Button } from "../../../core/panel/parts/button.tsx";
import { ShortText } from "../../../core/panel/parts/short-text.tsx";
import { words } from "../../../core/ui/panel-words.ts";
import { students } from "../content/students.ts";
import { showName } from "./shown-name.ts";

const texts = words.studentMenu;

interface BackButtonProps {
  list: EntryList<typeof students>;
  student: Entity<typeof students>;
  /** In a table, where there is no room for text. */
  isIcon?: true;
}

/** Marks a student who had left as a current student again. */
export function BackButton({ list, student, isIcon }: BackButtonProps) {
  const { _id } = student;
  const name = showName(student);
  const { isBusy, run } = useAction();
  const runUndo = useUndo();

  async function undo(batch: string): Promise<undefined> {
    await undoBatch(batch);
  }

  const bringBack = () =>
    run(async () => {
      const change = { action: "change", values: { leftOn: "" }, ids: [_id] } as const;
      const { batch } = await send(bulkCallOf(students), { body: change });
      list.showChange(texts.isBack(name), { onUndo: () => void runUndo(() => undo(batch)) });
      await list.reload();
      // The button that had the focus is no longer there.
      list.frameRef.current?.focus({ preventScroll: true });
    }, students.messages.updateFailed[words.language]);

  if (isIcon) {
    return (
      <IconButton label={texts.backOf(name)} onClick={bringBack} isBusy={isBusy} className="back-button">
        <UndoIcon aria-hidden="true" size={20} />
      </IconButton>
    );
  }
  return (
    <Button variant="secondary" onClick={bringBack} isBusy={isBusy} busyText={words.frame.saving}>
      <ShortText text={texts.back} name={texts.backOf(name)} />
    </Button>
  );
}
