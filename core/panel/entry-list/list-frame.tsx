import type { ReactNode } from "react";
import type { Entity, Resource } from "../../content/types/define-resource.ts";
import { words } from "../../ui/panel-words.ts";
import { LoadFailed } from "../frame/load-failed.tsx";
import { LastChangeLine } from "./last-change-line.tsx";
import type { EntryList } from "./use-entry-list.ts";

interface ListFrameProps<R extends Resource> {
  list: EntryList<R>;
  /** The name of the list for screen readers. */
  label: string;
  emptyText?: string;
  /** An action for the empty list. */
  emptyOffer?: ReactNode;
  /** Tailwind's grid columns. */
  columns?: string;
  children: (entry: Entity<R>) => ReactNode;
}

/** The entries of a screen as a grid of cards, or the reason why there are none. */
export function ListFrame<R extends Resource>(props: ListFrameProps<R>) {
  const { list, label, emptyText = list.resource.messages.empty[words.language] } = props;
  const { emptyOffer, columns = "sm:grid-cols-2 xl:grid-cols-3", children } = props;
  return (
    <section ref={list.frameRef} tabIndex={-1} aria-label={label} className="grid gap-5 focus:outline-none">
      {list.resource.paths.order && (
        <p role="status" className="sr-only">
          {list.order.announcement}
        </p>
      )}
      <LastChangeLine last={list.last} />
      <ListStates list={list} emptyText={emptyText} emptyOffer={emptyOffer} />
      {list.places.length > 0 && (
        <ul className={`grid gap-5 ${columns}`}>
          {list.places.map(({ entry, gap }) =>
            gap === undefined ? children(entry) : <Gap key={entry._id} height={gap} />,
          )}
        </ul>
      )}
    </section>
  );
}

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
