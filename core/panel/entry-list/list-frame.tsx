import type { ReactNode } from "react";
import type { Entity, Resource } from "../../content/types/define-resource.ts";
import type { EntryNames } from "../../content/types/entry-names.ts";
import { words } from "../../ui/panel-words.ts";
import { LoadFailed } from "../frame/load-failed.tsx";
import { LastChangeLine } from "./last-change-line.tsx";
import type { LoadedPage } from "./load-page.ts";
import type { EntryList } from "./use-entry-list.ts";

interface ListFrameProps<R extends Resource> {
  list: EntryList<R>;
  /** The name of the list for screen readers. */
  label: string;
  emptyText?: string;
  /** An action for the empty list. */
  emptyOffer?: ReactNode;
  /** "Students 1 to 24 of 240" */
  range?: string | false | undefined;
  /** Shows each entry in one line on a wide screen. */
  asRows?: boolean | undefined;
  /** For the list. */
  className?: string;
  children: (entry: Entity<R>) => ReactNode;
}

/** The entries of a screen as a grid of cards, or the reason why there are none. */
export function ListFrame<R extends Resource>(props: ListFrameProps<R>) {
  const { list, label, emptyText = list.resource.messages.empty[words.language] } = props;
  const { emptyOffer, range, asRows = false, className = "", children } = props;
  return (
    <section ref={list.frameRef} tabIndex={-1} aria-label={label} className="focus:outline-none">
      {list.resource.paths.order && (
        <p role="status" className="sr-only">
          {list.order.announcement}
        </p>
      )}
      <LastChangeLine
        last={list.last}
        // A list in an order of its own is neither searched nor paged: only moves are announced.
        range={<p role={list.resource.paths.order ? undefined : "status"}>{range}</p>}
      />
      <ListStates list={list} emptyText={emptyText} emptyOffer={emptyOffer} />
      {list.places.length > 0 && (
        <ul className={`entry-cards ${asRows ? "as-rows" : ""} ${className}`}>
          {list.places.map(({ entry, gap }) =>
            gap === undefined ? children(entry) : <Gap key={entry._id} height={gap} />,
          )}
        </ul>
      )}
    </section>
  );
}

/** "Students 1 to 24 of 240"; false if there are none. */
export const describeRange = <R extends Resource>(names: EntryNames, { loaded, first }: LoadedPage<R>) =>
  loaded.total > 0 && words.entryTable.range(names, first, first + loaded.entries.length - 1, loaded.total);

interface ListStatesProps<R extends Resource> {
  list: EntryList<R>;
  emptyText: string;
  emptyOffer?: ReactNode;
}

/** The reason why a list is empty. */
export function ListStates<R extends Resource>({ list, emptyText, emptyOffer }: ListStatesProps<R>) {
  if (list.hasFailed) {
    return (
      <LoadFailed
        text={
          list.options.failsInline
            ? list.resource.messages.loadFailed[words.language]
            : words.entryList.listFailed
        }
      />
    );
  }
  return (
    list.isEmpty && (
      <div className="grid justify-items-center gap-4 rounded-card border border-line border-dashed bg-paper px-6 py-12 text-center text-ink-soft">
        <p>{emptyText}</p>
        {emptyOffer}
      </div>
    )
  );
}

/** Keeps the place of a deleted card until the list is loaded again, so that a second click does not hit the next card. */
const Gap = ({ height }: { height: number }) => (
  <li
    aria-hidden="true"
    style={{ minHeight: height }}
    className="grid place-items-center rounded-card border border-line border-dashed text-ink-soft"
  >
    {words.entryList.deleted}
  </li>
);
