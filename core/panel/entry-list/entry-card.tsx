import "./entry-card.css";
import ChevronDown from "lucide-react/icons/chevron-down";
import { type ReactNode, type RefObject, useId, useRef, useState } from "react";
import { Link } from "react-router";
import type { Entity, Resource } from "../../content/types/define-resource.ts";
import { languageOf } from "../../ui/language.ts";
import { panelLanguage, words } from "../../ui/panel-words.ts";
import { ApprovalActions } from "../approval/approval-actions.tsx";
import { ApprovalMark, ApprovalNote } from "../approval/approval-mark.tsx";
import { HistoryLink } from "../history/history-link.tsx";
import { Button } from "../parts/button.tsx";
import { ShortText } from "../parts/short-text.tsx";
import { AddedBadge, DraftBadge } from "./badge.tsx";
import { DragHandle, MoveButtons } from "./order/move-buttons.tsx";
import { useDragOrder } from "./order/use-drag-order.ts";
import type { EntryList } from "./use-entry-list.ts";

export interface EntryCardProps<R extends Resource> {
  list: EntryList<R>;
  entry: Entity<R>;
  title: string;
  /** The screen that the title opens. */
  address?: string;
  picture?: ReactNode;
  /** By default the entry is edited in the list's modal. */
  onEdit?: () => void;
  /** Notes below the title. */
  marks?: ReactNode;
  /** Additional actions; the main one is the first of all. */
  actions?: ReactNode;
  mainAction?: ReactNode;
  /** Icon buttons beside the title. */
  headActions?: ReactNode;
  /** A few short lines. */
  children?: ReactNode;
  /** Everything else; a button shows it. */
  details?: ReactNode;
  ref?: RefObject<HTMLLIElement | null>;
}

const DRAG_CLASSES = {
  resting: "",
  dragged: "opacity-50",
  target: "outline-3 outline-maroon",
} as const;

/** An entry in a few lines, with its actions in one; in a list of rows (`ListFrame`) all of it is one line on a wide screen. */
export function EntryCard<R extends Resource>(props: EntryCardProps<R>) {
  const { picture, marks, headActions, address, children, details, ref, ...usual } = props;
  const { list, entry, title } = usual;
  const { order } = list;
  const [isOpen, setOpen] = useState(false);
  const detailsId = useId();
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
  const showDetails = details && (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={detailsId}
      aria-label={words.entryList.detailsOf(title)}
      title={words.entryList.details}
      onClick={() => setOpen(!isOpen)}
      className="details-button grid size-11 shrink-0 place-items-center rounded-control text-maroon hover:bg-maroon-soft"
    >
      <ChevronDown aria-hidden="true" size={20} className={isOpen ? "rotate-180" : ""} />
    </button>
  );
  const isAdded = list.isAdded(entry);
  const language = languageOf(title, panelLanguage);
  return (
    <li
      ref={card}
      data-entry={entry._id}
      className={`card entry-card wrap-anywhere ${isAdded ? "border-leaf" : ""} ${DRAG_CLASSES[drag]}`}
    >
      <div className="entry-head">
        {picture}
        <div className="grid min-w-24 flex-1 content-start gap-x-3 gap-y-0.5">
          <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <h2 lang={language} className="text-lg/tight text-maroon">
              {address ? (
                <Link to={address} className="hover:underline">
                  {title}
                </Link>
              ) : (
                title
              )}
            </h2>
            {(entry.isDraft || isAdded || marks) && (
              <p className="flex flex-wrap gap-1.5">
                {isAdded && <AddedBadge />}
                {entry.isDraft && <DraftBadge />}
                <ApprovalMark {...entry} />
                {marks}
              </p>
            )}
          </div>
          {children && <div className="entry-facts">{children}</div>}
        </div>
        <div className="-mt-2 -mr-2 ml-auto flex">
          {headActions}
          <HistoryLink type={list.resource.name} id={entry._id} title={title} />
          {/* With the buttons that move a card, the actions would need a second line. */}
          {order.isMovable && showDetails}
        </div>
      </div>
      <div className="entry-actions">
        <EntryActions {...usual} />
        <div className="ml-auto flex">
          {order.isMovable && (
            <>
              <DragHandle handle={handle} />
              <MoveButtons
                title={title}
                place={order.placeOf(entry._id)}
                count={order.entries.length}
                onMove={move}
                leadsToTop
              />
            </>
          )}
          {!order.isMovable && showDetails}
        </div>
      </div>
      <div className="entry-note">
        <ApprovalNote {...entry} />
      </div>
      {details && (
        <div id={detailsId} hidden={!isOpen} className="entry-details">
          {details}
        </div>
      )}
    </li>
  );
}

type EntryActionsProps<R extends Resource> = Pick<
  EntryCardProps<R>,
  "list" | "entry" | "title" | "onEdit" | "actions" | "mainAction"
>;

/** The buttons Edit and Delete, or Show for a user who may not change the entry, and additional actions. */
export function EntryActions<R extends Resource>(props: EntryActionsProps<R>) {
  const { list, entry, title, onEdit, actions, mainAction } = props;
  return (
    <div className="flex flex-wrap gap-1">
      {mainAction}
      {list.resource.isApproved && <ApprovalActions list={list} entry={entry} title={title} />}
      {list.mayChange(entry) ? (
        <>
          <Button variant="secondary" onClick={onEdit ?? (() => list.startEdit(entry))} className="px-3!">
            <ShortText text={words.frame.edit} name={words.entryList.editEntry(title)} />
          </Button>
          <Button
            variant="subtle"
            onClick={() => list.remove(entry, title)}
            isBusy={list.removingId === entry._id}
            busyText={words.frame.loading}
            className="px-3!"
          >
            <ShortText text={words.frame.delete} name={words.entryList.deleteEntry(title)} />
          </Button>
        </>
      ) : (
        <Button variant="secondary" onClick={() => list.startView(entry)} className="px-3!">
          <ShortText text={words.frame.show} name={words.frame.showEntry(title)} />
        </Button>
      )}
      {actions}
    </div>
  );
}
