import Pencil from "lucide-react/icons/pencil";
import Trash from "lucide-react/icons/trash-2";
import { Fragment, type ReactNode } from "react";
import { Link } from "react-router";
import type { Entity, Resource } from "../../content/types/define-resource.ts";
import { languageOf } from "../../ui/language.ts";
import { panelLanguage, words } from "../../ui/panel-words.ts";
import { ApprovalActions } from "../approval/approval-actions.tsx";
import { ApprovalMark } from "../approval/approval-mark.tsx";
import { AddedBadge, Badge, DraftBadge } from "../entry-list/badge.tsx";
import type { EntryList } from "../entry-list/use-entry-list.ts";
import { HistoryLink } from "../history/history-link.tsx";
import { inPanelLanguage } from "../panel-texts.ts";
import { StoredPicture } from "../stored-files/stored-picture.tsx";
import type { TableSelection } from "./bulk/use-selection.ts";
import { CheckRow } from "./check-table.tsx";
import type { Column, TableOptions } from "./table-options.ts";

interface TableRowProps<R extends Resource> {
  list: EntryList<R>;
  table: TableOptions<R>;
  entry: Entity<R>;
  selection: TableSelection;
  /** Shown before the actions that every entry has. */
  actions?: ReactNode;
}

export function TableRow<R extends Resource>({ list, table, entry, selection, actions }: TableRowProps<R>) {
  const shown = inPanelLanguage(list.resource, entry);
  const title = table.titleOf(shown);
  const mark = table.markOf?.(entry);
  const mayChange = list.mayChange(entry);
  async function remove(): Promise<void> {
    if (await list.remove(entry, title)) selection.noteDeleted(entry._id);
  }
  return (
    <CheckRow data-entry={entry._id} selection={selection} id={entry._id} name={title}>
      {table.pictureOf && (
        <td className="picture-cell">
          <StoredPicture
            name={table.pictureOf(entry)}
            isHidden={entry.isDraft}
            alt=""
            sizes="3rem"
            className="size-10 rounded-control object-cover"
          />
        </td>
      )}
      <th scope="row" className="title-cell">
        {table.addressOf ? (
          <Link
            to={table.addressOf(entry)}
            lang={languageOf(title, panelLanguage)}
            className="text-link inline-block min-h-6 font-bold"
          >
            {title}
          </Link>
        ) : (
          <button
            type="button"
            lang={languageOf(title, panelLanguage)}
            title={mayChange ? words.entryList.editEntry(title) : words.frame.showEntry(title)}
            onClick={() => (mayChange ? list.startEdit(entry) : list.startView(entry))}
            className="text-link min-h-6 text-start font-bold"
          >
            {title}
          </button>
        )}
        {list.isAdded(entry) && <AddedBadge />} {entry.isDraft && <DraftBadge />} <ApprovalMark {...entry} />{" "}
        {mark && <Badge text={mark} />}
        <p className="font-normal text-caption text-ink-soft @3xl:hidden">
          <ShortLine
            values={table.columns.filter(({ isShort }) => isShort).map((each) => show(each, shown))}
          />
        </p>
      </th>
      {table.columns.map((column) => (
        <td key={column.name} className="detail-cell">
          <Detail value={show(column, shown)} />
        </td>
      ))}
      <td className="actions-cell">
        <div className="flex flex-wrap justify-end">
          {list.resource.isApproved && <ApprovalActions list={list} entry={entry} title={title} isInRow />}
          {actions}
          {mayChange && (
            <IconButton
              label={words.entryList.editEntry(title)}
              onClick={() => list.startEdit(entry)}
              className="wide-only"
            >
              <Pencil aria-hidden="true" size={20} />
            </IconButton>
          )}
          <HistoryLink type={list.resource.name} id={entry._id} title={title} />
          {mayChange && (
            <IconButton
              label={words.entryList.deleteEntry(title)}
              onClick={remove}
              isBusy={list.removingId === entry._id}
            >
              <Trash aria-hidden="true" size={20} />
            </IconButton>
          )}
        </div>
      </td>
    </CheckRow>
  );
}

function show<R extends Resource>({ name, show: present }: Column<R>, entry: Entity<R>): ReactNode {
  return present ? present(entry) : String(entry[name] ?? "");
}

const Detail = ({ value }: { value: ReactNode }) => (
  <div
    lang={typeof value === "string" ? languageOf(value, panelLanguage) : undefined}
    className="line-clamp-2"
  >
    {value}
  </div>
);

function ShortLine({ values }: { values: readonly ReactNode[] }) {
  return values.filter(Boolean).map((value, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the values of one row keep their places
    <Fragment key={index}>
      {index > 0 && " · "}
      {value}
    </Fragment>
  ));
}

interface IconButtonProps {
  label: string;
  onClick: () => void;
  isBusy?: boolean;
  className?: string;
  children: ReactNode;
}

export function IconButton({ label, onClick, isBusy = false, className = "", children }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      disabled={isBusy}
      onClick={onClick}
      className={`grid size-11 shrink-0 place-items-center rounded-control text-maroon hover:bg-maroon-soft disabled:opacity-60 ${className}`}
    >
      {children}
    </button>
  );
}
