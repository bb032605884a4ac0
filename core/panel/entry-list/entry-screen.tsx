import type { ReactNode } from "react";
import { permissionFor } from "../../content/api/permissions.ts";
import type { Entity, Resource } from "../../content/types/define-resource.ts";
import { words } from "../../ui/panel-words.ts";
import { EntryTable, type EntryTableProps } from "../entry-table/entry-table.tsx";
import type { LoadedView } from "../entry-table/load-view.ts";
import { TableOffer } from "../entry-table/table-offer.tsx";
import { ViewSwitch } from "../entry-table/view-switch.tsx";
import { ScreenHeading } from "../frame/screen-heading.tsx";
import { inPanelLanguage } from "../panel-texts.ts";
import { Button } from "../parts/button.tsx";
import { lazyPart } from "../parts/lazy-part.tsx";
import type { ScreenOptions } from "../screen.ts";
import { useMayOrDid } from "../session/rights.ts";
import { StoredPicture } from "../stored-files/stored-picture.tsx";
import { EntryCard, type EntryCardProps } from "./entry-card.tsx";
import { describeRange, ListFrame } from "./list-frame.tsx";
import { ListModal, type ListModalProps } from "./list-modal.tsx";
import { PageLinks } from "./page-links.tsx";
import { type EntryCopy, type EntryList, useEntryList } from "./use-entry-list.ts";

/** Few screens have it; its place is kept until it is loaded. */
const CreateForm = lazyPart(
  async () => (await import("./create-form.tsx")).CreateForm,
  <div className="card mb-1 min-h-25" />,
);

interface EntryScreenProps<R extends Resource>
  extends Pick<
      ListModalProps<R>,
      | "create"
      | "update"
      | "startValues"
      | "carries"
      | "fieldOrder"
      | "folded"
      | "optionNames"
      | "hints"
      | "nextAfter"
      | "belowFields"
    >,
    Pick<EntryTableProps<R>, "table" | "search" | "bulkActions"> {
  resource: R;
  loaderData: LoadedView<R>;
  options?: ScreenOptions;
  heading: string;
  /** Shown before the switch between cards and table. */
  headingActions?: ReactNode;
  /** Occasional actions. */
  menu?: ReactNode;
  /** The button that opens the form for a new entry; absent: the form is on the screen itself. */
  addLabel?: string;
  /** The name of the list of cards for screen readers. */
  label: string;
  /** Shows each entry in one line on a wide screen, instead of as a card. */
  asRows?: true;
  picture?: keyof typeof PICTURES;
  /** The content of the card of an entry. `shown` has its texts in the panel's language, for display only. */
  card: (shown: Entity<R>, entry: Entity<R>, list: EntryList<R>) => Partial<EntryCardProps<R>>;
  /** Additional actions in the row of an entry. */
  actionsOf?: (entry: Entity<R>, list: EntryList<R>) => ReactNode;
  /** Above the cards, even if there are none. */
  aboveCards?: (list: EntryList<R>) => ReactNode;
  /** Why there are no cards; absent: the message of the declaration. */
  emptyText?: string;
  /** Whether a search or filter is set; the cards then show the search even if there are none. */
  isNarrowed?: boolean;
  /** Above the form of an existing entry. */
  formNote?: (entry: Entity<R>) => ReactNode;
  /** The initial values of a copy, for addresses that ask for one. */
  copyOf?: (entry: Entity<R>) => EntryCopy;
  children?: (list: EntryList<R>) => ReactNode;
}

const PICTURES = {
  portrait: {
    altOf: words.entryScreens.portraitOf,
    sizes: "3.5rem",
    className: "size-14 shrink-0 rounded-control object-cover object-top",
  },
  round: { altOf: () => "", sizes: "3.5rem", className: "size-14 shrink-0 rounded-full object-cover" },
  wide: {
    altOf: () => "",
    sizes: "4rem",
    className: "h-11 w-14 shrink-0 rounded-control object-cover",
  },
};

/** The screen of a content type: its entries as cards or as a table, and its form. */
export function EntryScreen<R extends Resource>(props: EntryScreenProps<R>) {
  const { resource, loaderData, options = {}, heading, headingActions, menu, addLabel, label } = props;
  const { asRows, table, picture, card, search, bulkActions, actionsOf, emptyText, isNarrowed } = props;
  const { aboveCards, children } = props;
  const { create, update, startValues, carries, formNote, fieldOrder, folded, optionNames, nextAfter } =
    props;
  const { hints, belowFields, copyOf } = props;
  const { view, page, pageCount } = loaderData;
  const dropsDeleted = options.dropsDeleted && view === "cards";
  const list = useEntryList(resource, loaderData.loaded, { ...options, dropsDeleted }, copyOf);
  const titleOf = (entry: Entity<R>) => table.titleOf(inPanelLanguage(resource, entry));
  const mayCreate = useMayOrDid(permissionFor(resource, "write"));
  const pictureOf = (entry: Entity<R>) => {
    if (!picture) return undefined;
    const { altOf, ...look } = PICTURES[picture];
    const name = table.pictureOf?.(entry);
    return <StoredPicture name={name} isHidden={entry.isDraft} alt={altOf(titleOf(entry))} {...look} />;
  };
  return (
    <>
      <ScreenHeading
        title={heading}
        publicPath={resource.screen.publicPath}
        menu={menu}
        isFoldedOnPhone
        mainAction={addLabel && list.mayWrite && <Button onClick={list.startCreate}>{addLabel}</Button>}
      >
        {headingActions}
        <ViewSwitch resource={resource} view={view} asRows={asRows} />
      </ScreenHeading>
      {create && !addLabel && mayCreate && (
        <CreateForm
          list={list}
          title={create.title}
          submitLabel={create.submit}
          folded={folded}
          startsFolded={!list.opensNew}
        />
      )}
      {view === "table" ? (
        <EntryTable
          list={list}
          table={table}
          page={loaderData}
          search={search}
          optionNames={optionNames}
          bulkActions={bulkActions}
          actionsOf={actionsOf && ((entry: Entity<R>) => actionsOf(entry, list))}
        />
      ) : (
        <>
          {aboveCards?.(list)}
          {(isNarrowed || !list.isEmpty) && search}
          <TableOffer list={list} names={table.names} total={loaderData.loaded.total} asRows={asRows} />
          <ListFrame
            list={list}
            label={label}
            asRows={asRows}
            emptyText={emptyText}
            range={describeRange(table.names, loaderData)}
          >
            {(entry) => (
              <EntryCard
                key={entry._id}
                list={list}
                entry={entry}
                title={titleOf(entry)}
                picture={pictureOf(entry)}
                {...card(inPanelLanguage(resource, entry), entry, list)}
              />
            )}
          </ListFrame>
          <PageLinks page={page} pageCount={pageCount} />
        </>
      )}
      <ListModal
        list={list}
        {...(addLabel && { create })}
        update={update}
        startValues={startValues}
        carries={carries}
        fieldOrder={fieldOrder}
        folded={folded}
        optionNames={optionNames}
        hints={hints}
        nextAfter={nextAfter}
        belowFields={belowFields}
      >
        {formNote}
      </ListModal>
      {children?.(list)}
    </>
  );
}
