import { type ReactNode, type RefObject, useRef } from "react";
import type { Entity, Resource } from "../../content/types/define-resource.ts";
import { languageOf } from "../../ui/language.ts";
import { panelLanguage, words } from "../../ui/panel-words.ts";
import { ApprovalActions } from "../approval/approval-actions.tsx";
import { ApprovalMark, ApprovalNote } from "../approval/approval-mark.tsx";
import { HistoryLink } from "../history/history-link.tsx";
import { Button } from "../parts/button.tsx";
import { ShortText } from "../parts/short-text.tsx";
import { DraftBadge } from "./badge.tsx";
import { MoveButtons } from "./move-buttons.tsx";
import { useDragOrder } from "./use-drag-order.ts";
import type { EntryList } from "./use-entry-list.ts";

export interface EntryCardProps<R extends Resource> {
  list: EntryList<R>;
  entry: Entity<R>;
  title: string;
  picture?: ReactNode;
  /** By default the entry is edited in the list's modal. */
  onEdit?: () => void;
  /** Notes below the title. */
  marks?: ReactNode;
  /** Additional actions. */
  actions?: ReactNode;
  /** Icon buttons beside the title. */
  headActions?: ReactNode;
  children?: ReactNode;
  ref?: RefObject<HTMLLIElement | null>;
}

const DRAG_CLASSES = {
  resting: "",
  dragged: "opacity-50",
  target: "outline-3 outline-maroon",
} as const;

export function EntryCard<R extends Resource>(props: EntryCardProps<R>) {
  const { picture, marks, headActions, children, ref, ...usual } = props;
  const { list, entry, title } = usual;
  const { order } = list;
  const ownRef = useRef<HTMLLIElement>(null);
  const card = ref ?? ownRef;
  const handle = useRef<HTMLSpanElement>(null);
  const move = (place: number) => order.move(entry._id, place, title);
  const drag = useDragOrder({
    list: list.resource.name,
    id: entry._id,
    element: card,
    handle,
    isFixed: !order.isMovable,
    onDropOn: (id) => move(order.placeOf(id)),
  });
  return (
    <li
      ref={card}
      data-entry={entry._id}
      className={`card wrap-anywhere flex flex-col ${DRAG_CLASSES[drag]}`}
    >
      {picture}
      <div className="grid content-start gap-2 p-4">
        {/* With large text the buttons are below the title. */}
        <div className="flex flex-wrap items-start justify-between gap-1">
          <div className="grid min-w-24 flex-1 justify-items-start gap-1">
            <h2 lang={languageOf(title, panelLanguage)} className="text-maroon text-subhead">
              {title}
            </h2>
            {(entry.isDraft || marks) && (
              <p className="flex flex-wrap gap-1.5">
                {entry.isDraft && <DraftBadge />}
                <ApprovalMark {...entry} />
                {marks}
              </p>
            )}
          </div>
          <div className="-mt-2 -mr-3 ml-auto flex">
            {headActions}
            <HistoryLink type={list.resource.name} id={entry._id} title={title} />
          </div>
        </div>
        {children}
        <ApprovalNote {...entry} />
      </div>
      <div className="mt-auto p-4 pt-0">
        <EntryActions {...usual} />
      </div>
      {order.isMovable && (
        <div className="border-line border-t p-2">
          <MoveButtons
            title={title}
            place={order.placeOf(entry._id)}
            count={order.entries.length}
            onMove={move}
            leadsToTop
            handle={handle}
          />
        </div>
      )}
    </li>
  );
}

type EntryActionsProps<R extends Resource> = Pick<
  EntryCardProps<R>,
  "list" | "entry" | "title" | "onEdit" | "actions"
>;

/** The buttons Edit and Delete, or Show for a user who may not change the entry, and additional actions. */
export function EntryActions<R extends Resource>(props: EntryActionsProps<R>) {
  const { list, entry, title, onEdit, actions } = props;
  return (
    <div className="flex flex-wrap gap-3">
      {list.resource.isApproved && <ApprovalActions list={list} entry={entry} title={title} />}
      {list.mayChange(entry) ? (
        <>
          <Button variant="secondary" onClick={onEdit ?? (() => list.startEdit(entry))}>
            <ShortText text={words.frame.edit} name={words.entryList.editEntry(title)} />
          </Button>
          <Button
            variant="subtle"
            onClick={() => list.remove(entry, title)}
            isBusy={list.removingId === entry._id}
            busyText={words.frame.loading}
          >
            <ShortText text={words.frame.delete} name={words.entryList.deleteEntry(title)} />
          </Button>
        </>
      ) : (
        <Button variant="secondary" onClick={() => list.startView(entry)}>
          <ShortText text={words.staff.show} name={words.staff.showEntry(title)} />
        </Button>
      )}
      {actions}
    </div>
  );
}
