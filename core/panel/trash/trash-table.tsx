import { pages } from "../../../features/pages.ts";
import { isPageName } from "../../content/pages/page-names.ts";
import { namePerson } from "../../words/panel/name-actor.ts";
import { CheckRow, CheckTable } from "../entry-table/check-table.tsx";
import "../entry-table/entry-table.css";
import "./trash-table.css";
import Trash from "lucide-react/icons/trash-2";
import type { RefObject } from "react";
import { Link } from "react-router";
import { type TrashItem, type TrashMatch, versionPermissionFor } from "../../content/api/history-contract.ts";
import { titleIn } from "../../content/types/companions.ts";
import { languageOf } from "../../ui/language.ts";
import { panelLanguage, words } from "../../ui/panel-words.ts";
import { namesOf } from "../../words/panel/type-names.ts";
import { formatMoment } from "../dates/format-date.ts";
import { SelectionAction, SelectionBar } from "../entry-table/bulk/selection-bar.tsx";
import { type TableSelection, useSelection } from "../entry-table/bulk/use-selection.ts";
import { IconButton } from "../entry-table/table-row.tsx";
import { HistoryLink } from "../history/history-link.tsx";
import { Button } from "../parts/button.tsx";
import { ShortText } from "../parts/short-text.tsx";
import { useMay } from "../session/rights.ts";
import { countDeleted } from "./describe-trash-outcome.ts";
import { countEntries, lineId, selectLines, toTrashSelection } from "./trash-selection.ts";
import type { TrashActions } from "./use-trash-actions.ts";

const texts = words.history;

interface TrashTableProps {
  items: readonly TrashItem[];
  /** The number of lines and of entries that match. */
  total: number;
  entries: number;
  match: TrashMatch;
  actions: TrashActions;
  frameRef: RefObject<HTMLElement | null>;
}

/** Deleted entries, latest first, to restore or to delete for good, one or many. */
export function TrashTable({ items, total, entries, match, actions, frameRef }: TrashTableProps) {
  const narrowing = Object.fromEntries(Object.entries(match).filter(([, value]) => value !== undefined));
  const hasBoxes = useMay()("trash:write");
  const selection = useSelection({ rows: items.map(lineId), total, match: narrowing, hasBoxes });
  const count = countEntries(selection, entries);
  const isBusy = actions.running !== undefined;
  const target = () => toTrashSelection(selection, match, entries);

  async function clearAfter(done: Promise<boolean>): Promise<void> {
    if (await done) selection.selectOnly([]);
  }

  return (
    <>
      <p role="status" className={selection.isDropped ? "mb-4 font-bold text-ink" : "sr-only"}>
        {selection.isDropped
          ? words.entryTable.selectionDropped
          : count > 0 && words.entryTable.selected(countDeleted(count))}
      </p>
      <CheckTable
        caption={texts.trash}
        selection={selection}
        head={
          <>
            <th scope="col" className="title-cell">
              {texts.entryColumn}
            </th>
            <th scope="col" className="kind-cell">
              {texts.kindColumn}
            </th>
            <th scope="col">{texts.deletedColumn}</th>
            <td className="actions-cell" />
          </>
        }
        bar={
          <SelectionBar
            selection={selection}
            counted={countDeleted(count)}
            total={entries}
            isBusy={isBusy}
            onButtonGone={() => frameRef.current?.focus({ preventScroll: true })}
          >
            <SelectionAction
              onClick={() => clearAfter(actions.restore(target()))}
              isRunning={actions.running === "restore"}
              isBusy={isBusy}
            >
              {texts.restore}
            </SelectionAction>
            <SelectionAction
              onClick={() =>
                clearAfter(
                  actions.deleteForGood({
                    selection: target(),
                    title: texts.deleteManyTitle(countDeleted(count)),
                    text: texts.deleteManyText,
                    type: match.type,
                  }),
                )
              }
              isRunning={actions.running === "delete"}
              isBusy={isBusy}
            >
              {texts.deleteForGood}
            </SelectionAction>
          </SelectionBar>
        }
      >
        <tbody>
          {items.map((item) => (
            <TrashRow key={lineId(item)} item={item} selection={selection} actions={actions} />
          ))}
        </tbody>
      </CheckTable>
    </>
  );
}

interface TrashRowProps {
  item: TrashItem;
  selection: TableSelection;
  actions: TrashActions;
}

function TrashRow({ item, selection, actions }: TrashRowProps) {
  const { revision, type, entryId, at, by, person, files, batch, count = 1 } = item;
  const title = titleIn(item, panelLanguage);
  const id = lineId(item);
  const may = useMay();
  const mayChange = may("trash:write") && may(versionPermissionFor(type, "write"));
  const names = namesOf(words, type);
  const own = type === "pages" && isPageName(entryId) ? pages[entryId].title[words.language] : title;
  const name = batch ? texts.batch(names, count) : own || names.heading;
  const isBusy = actions.running !== undefined;
  const who = namePerson(words, { by, person });
  const moment = [formatMoment(at), who && texts.deletedBy(who)].filter(Boolean).join(" · ");
  const details = [batch && texts.deletedAtOnce(names, count), files > 0 && texts.files(files)]
    .filter(Boolean)
    .join(" · ");
  const remove = () =>
    actions.deleteForGood({
      selection: selectLines([id]),
      title: texts.deleteTitle(name),
      text: batch ? texts.deleteManyText : texts.deleteText,
      type,
    });

  return (
    <CheckRow selection={selection} id={id} name={name}>
      <th scope="row" className="title-cell">
        <span lang={languageOf(name, panelLanguage)}>
          {batch ? (
            <Link to={`?batch=${batch}`} title={texts.showEntries} className="text-link font-bold">
              {name}
            </Link>
          ) : (
            <HistoryLink type={type} id={entryId} title={name} className="text-link font-bold">
              {name}
            </HistoryLink>
          )}
        </span>
        {details && <p className="font-normal text-caption text-ink-soft">{details}</p>}
        <p className="font-normal text-caption text-ink-soft @3xl:hidden">
          {[!batch && own && names.heading, moment].filter(Boolean).join(" · ")}
        </p>
      </th>
      <td className="detail-cell">{names.heading}</td>
      <td className="detail-cell">{moment}</td>
      <td className="actions-cell">
        {mayChange && (
          <div className="flex items-center justify-end gap-1">
            <Button
              variant="secondary"
              disabled={isBusy}
              onClick={() => void (batch ? actions.restore(selectLines([id])) : actions.restoreOne(revision))}
              className="px-3 text-caption"
            >
              <ShortText text={texts.restore} name={texts.restoreEntry(name)} />
            </Button>
            <IconButton
              label={`${texts.deleteForGood}: ${name}`}
              isBusy={isBusy}
              onClick={() => void remove()}
            >
              <Trash aria-hidden="true" size={20} />
            </IconButton>
          </div>
        )}
      </td>
    </CheckRow>
  );
}
