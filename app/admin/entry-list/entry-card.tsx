import type { ReactNode } from "react";
import type { Entity, Resource } from "../../../content/resources/define-resource.ts";
import { Button } from "../../ui/button.tsx";
import type { EntryList } from "./use-entry-list.ts";

interface EntryCardProps<R extends Resource> {
  list: EntryList<R>;
  entry: Entity<R>;
  /** What the entry is called, as heading and in the names of the buttons. */
  title: string;
  picture?: ReactNode;
  /** Absent: the entry is edited in the list's modal. */
  onEdit?: () => void;
  children?: ReactNode;
}

export function EntryCard<R extends Resource>({
  list,
  entry,
  title,
  picture,
  onEdit = () => list.startEdit(entry),
  children,
}: EntryCardProps<R>) {
  return (
    <li className="card flex flex-col">
      {picture}
      <div className="grid content-start gap-2 p-4">
        <h2 className="break-words text-maroon text-subhead">{title}</h2>
        {children}
      </div>
      <div className="mt-auto flex flex-wrap gap-3 p-4 pt-0">
        <Button variant="secondary" onClick={onEdit}>
          Edit<span className="sr-only"> {title}</span>
        </Button>
        <Button
          variant="danger"
          onClick={() => list.remove(entry)}
          isBusy={list.removingId === entry._id}
          busyText="Loading..."
        >
          Delete<span className="sr-only"> {title}</span>
        </Button>
      </div>
    </li>
  );
}
