import UndoIcon from "lucide-react/icons/undo-2";
import type { Entity } from "../../../content/resources/define-resource.ts";
import { students } from "../../../content/resources/students.ts";
import { Button } from "../../ui/button.tsx";
import { words } from "../../ui/panel-words.ts";
import { ShortText } from "../../ui/short-text.tsx";
import { useAction } from "../api/use-action.ts";
import type { EntryList } from "../entry-list/use-entry-list.ts";
import { changeMany, undoBatch } from "../entry-table/bulk-client.ts";
import { IconButton } from "../entry-table/table-row.tsx";
import { useUndo } from "../history/use-undo.ts";
import { showName } from "./shown-name.ts";

const said = words.studentMenu;

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
  const takeBack = useUndo();

  async function undo(batch: string): Promise<undefined> {
    await undoBatch(batch);
  }

  const bringBack = () =>
    run(async () => {
      const target = { ids: [_id] };
      const { batch } = await changeMany(students, { action: "change", values: { leftOn: "" }, target });
      list.showChange(said.isBack(name), { onUndo: () => void takeBack(() => undo(batch)) });
      await list.reload();
      // The button that had the focus is no longer there.
      list.frameRef.current?.focus({ preventScroll: true });
    }, students.messages.updateFailed);

  if (isIcon) {
    return (
      <IconButton label={said.backOf(name)} onClick={bringBack} isBusy={isBusy} className="back-button">
        <UndoIcon aria-hidden="true" size={20} />
      </IconButton>
    );
  }
  return (
    <Button variant="secondary" onClick={bringBack} isBusy={isBusy} busyText={words.frame.saving}>
      <ShortText text={said.back} name={said.backOf(name)} />
    </Button>
  );
}
