import { optionName } from "../entry-form/fields/choice-inputs.tsx";
import { CheckTable } from "./check-table.tsx";
import "./entry-table.css";
import { type ReactNode, useState } from "react";
import { useSearchParams } from "react-router";
import { translatedFields } from "../../content/types/companions.ts";
import {
  APPROVAL_STATES,
  type Entity,
  hasDrafts,
  type Resource,
} from "../../content/types/define-resource.ts";
import { words } from "../../ui/panel-words.ts";
import { hasTwoLanguages } from "../../ui/school-languages.ts";
import type { OptionNames } from "../entry-form/entry-form.tsx";
import { LastChangeLine } from "../entry-list/last-change-line.tsx";
import { describeRange, ListStates } from "../entry-list/list-frame.tsx";
import { type ListFilter, ListSearch } from "../entry-list/list-search.tsx";
import type { LoadedPage } from "../entry-list/load-page.ts";
import { PageLinks } from "../entry-list/page-links.tsx";
import type { EntryList } from "../entry-list/use-entry-list.ts";
import { lazyPart } from "../parts/lazy-part.tsx";
import { describeState } from "../published-state.ts";
import { bulkLabels } from "./bulk/bulk-labels.ts";
import { SelectionAction, SelectionBar } from "./bulk/selection-bar.tsx";
import { type BulkActions, useBulk } from "./bulk/use-bulk.ts";
import { useSelection } from "./bulk/use-selection.ts";
import { isNarrowed, narrowingIn } from "./table-address.ts";
import { TableChoices } from "./table-choices.tsx";
import { TableHead } from "./table-head.tsx";
import type { TableOptions } from "./table-options.ts";
import { TableRow } from "./table-row.tsx";

const texts = words.entryTable;

const ChangeDialog = lazyPart(async () => (await import("./bulk/change-dialog.tsx")).ChangeDialog);

export interface EntryTableProps<R extends Resource> {
  list: EntryList<R>;
  table: TableOptions<R>;
  page: LoadedPage<R>;
  /** By default a search by text and state. */
  search?: ReactNode;
  /** Suggestions by field for the dialog that changes many entries. */
  suggestions?: Readonly<Record<string, readonly string[]>>;
  /** Display names of options by field. */
  optionNames?: OptionNames;
  /** Additional actions for all selected entries. */
  bulkActions?: ((bulk: BulkActions, count: number) => ReactNode) | undefined;
  /** Additional actions of an entry. */
  actionsOf?: (entry: Entity<R>) => ReactNode;
  /** An action for the empty list. */
  emptyOffer?: ReactNode;
}

export const DRAFT_FILTER: ListFilter = {
  name: "isDraft",
  label: texts.filterByState,
  all: texts.anyState,
  options: [
    { value: "false", text: describeState(false) },
    { value: "true", text: describeState(true) },
  ],
};

const APPROVAL_FILTER: ListFilter = {
  name: "approval",
  label: words.approval.filter,
  all: words.approval.anyState,
  options: APPROVAL_STATES.map((state) => ({ value: state, text: words.approval[state] })),
};

/** At a school with one language, no entry lacks a translation. */
export const translationFilters = (): ListFilter[] =>
  hasTwoLanguages()
    ? [
        {
          name: "lacks",
          label: words.companions.filter,
          all: words.companions.anyLanguage,
          options: [{ value: "hi", text: words.companions.withoutHindi }],
        },
      ]
    : [];

/** Filters for fields with options. */
const choiceFilters = ({ fields, filters = [] }: Resource): ListFilter[] =>
  filters.flatMap((name) => {
    const field = fields[name];
    if (field?.kind !== "value" || !field.options) return [];
    const options = field.options.map((value) => ({ value: String(value), text: optionName(field, value) }));
    return [{ name, label: texts.filterBy(field.label[words.language]), all: texts.anyChoice, options }];
  });

const filtersOf = (resource: Resource): ListFilter[] => [
  ...choiceFilters(resource),
  ...(hasDrafts(resource) ? [DRAFT_FILTER] : []),
  ...(resource.isApproved ? [APPROVAL_FILTER] : []),
  ...(translatedFields(resource).length > 0 ? translationFilters() : []),
];

/** The entries of a screen as a table, with bulk actions. */
export function EntryTable<R extends Resource>(props: EntryTableProps<R>) {
  const { list, table, page, search, suggestions = {}, optionNames = {}, actionsOf, emptyOffer } = props;
  const { bulkActions } = props;
  const { resource } = list;
  const { loaded } = page;
  const { names } = table;
  const [params] = useSearchParams();
  const [isChanging, setChanging] = useState(false);
  const match = narrowingIn(params, resource);
  const rows = list.places.map(({ entry }) => entry._id);
  const selection = useSelection({ rows, total: loaded.total, match, hasBoxes: list.mayPublish });
  const bulk = useBulk(list, table, selection);
  const counted = texts.counted(names, selection.count);
  const changes = table.changes ?? resource.bulkFields ?? [];
  const emptyText = isNarrowed(params, resource)
    ? texts.noMatch(names)
    : resource.messages.empty[words.language];
  return (
    <>
      {search ?? <ListSearch label={texts.search(names)} filters={filtersOf(resource)} />}
      <section
        ref={list.frameRef}
        tabIndex={-1}
        aria-label={names.heading}
        className="check-table entry-table grid gap-4 focus:outline-none"
      >
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <div className="min-w-0 flex-1">
            <LastChangeLine last={list.last} range={<p role="status">{describeRange(names, page)}</p>} />
          </div>
          <TableChoices resource={resource} table={table} />
        </div>
        <p role="status" className={selection.isDropped ? "font-bold text-ink" : "sr-only"}>
          {selection.isDropped ? texts.selectionDropped : selection.count > 0 && texts.selected(counted)}
        </p>
        <ListStates list={list} emptyText={emptyText} emptyOffer={emptyOffer} />
        {list.places.length > 0 && (
          <CheckTable
            caption={names.heading}
            selection={selection}
            head={<TableHead resource={resource} table={table} />}
            bar={
              <SelectionBar
                selection={selection}
                counted={counted}
                total={loaded.total}
                isBusy={bulk.running !== undefined}
                onButtonGone={() => list.frameRef.current?.focus({ preventScroll: true })}
              >
                {bulkActions?.(bulk, selection.count)}
                <BulkButtons
                  resource={resource}
                  changes={changes}
                  bulk={bulk}
                  onChange={() => setChanging(true)}
                />
              </SelectionBar>
            }
          >
            <tbody>
              {list.places.map(({ entry }) => (
                <TableRow
                  key={entry._id}
                  list={list}
                  table={table}
                  entry={entry}
                  selection={selection}
                  actions={actionsOf?.(entry)}
                />
              ))}
            </tbody>
          </CheckTable>
        )}
      </section>
      <PageLinks page={page.page} pageCount={page.pageCount} />
      {isChanging && (
        <ChangeDialog
          resource={resource}
          names={changes}
          counted={counted}
          suggestions={suggestions}
          optionNames={optionNames}
          onChange={async (values) => {
            if (await bulk.change(values)) setChanging(false);
          }}
          onClose={() => setChanging(false)}
        />
      )}
    </>
  );
}

interface BulkButtonsProps {
  resource: Resource;
  /** The fields that can be changed in bulk. */
  changes: readonly string[];
  bulk: BulkActions;
  /** Opens the dialog for the new values. */
  onChange: () => void;
}

/** The actions for all selected entries. */
function BulkButtons({ resource, changes, bulk, onChange }: BulkButtonsProps) {
  const action = (name: BulkActions["running"], onClick: () => unknown, text: ReactNode) => (
    <SelectionAction onClick={onClick} isRunning={bulk.running === name} isBusy={bulk.running !== undefined}>
      {text}
    </SelectionAction>
  );
  return (
    <>
      {changes.length > 0 && action("change", onChange, texts.changeFields(bulkLabels(resource, changes)))}
      {resource.paths.order && action("move", bulk.moveToTop, texts.toTop)}
      {hasDrafts(resource) && action("publish", bulk.publish, texts.publish)}
      {hasDrafts(resource) && action("withdraw", bulk.withdraw, texts.withdraw)}
      {action("delete", bulk.remove, words.frame.delete)}
    </>
  );
}
