import type { ReactNode } from "react";
import type { Entity, Resource } from "../../../content/resources/define-resource.ts";
import { Button } from "../../ui/button.tsx";
import { words } from "../../ui/panel-words.ts";
import type { EntryList } from "./use-entry-list.ts";

interface EntryActionsProps<R extends Resource> {
  list: EntryList<R>;
  entry: Entity<R>;
  /** What the entry is called; the buttons' names say it to screen readers. */
  title: string;
  /** Absent: the entry is edited in the list's modal. */
  onEdit?: () => void;
  /** What can be done beside the usual. */
  actions?: ReactNode;
}

/** Edit and Delete; what is deleted for good is asked about in red. */
export function EntryActions<R extends Resource>({
  list,
  entry,
  title,
  onEdit,
  actions,
}: EntryActionsProps<R>) {
  return (
    <div className="flex flex-wrap gap-3">
      <Button variant="secondary" onClick={onEdit ?? (() => list.startEdit(entry))}>
        {words.frame.edit}
        <span className="sr-only"> {title}</span>
      </Button>
      <Button
        variant="subtle"
        onClick={() => list.remove(entry, title)}
        isBusy={list.removingId === entry._id}
        busyText={words.frame.loading}
      >
        {words.frame.delete}
        <span className="sr-only"> {title}</span>
      </Button>
      {actions}
    </div>
  );
}
