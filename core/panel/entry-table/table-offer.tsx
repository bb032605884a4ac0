import { Link, useSearchParams } from "react-router";
import type { Resource } from "../../content/types/define-resource.ts";
import type { EntryNames } from "../../content/types/entry-names.ts";
import { words } from "../../ui/panel-words.ts";
import type { EntryList } from "../entry-list/use-entry-list.ts";
import { Button, buttonClass } from "../parts/button.tsx";
import { NoticeCard } from "../parts/notice.tsx";
import { rememberView, useChosenViews } from "./chosen-views.ts";
import { withParameter } from "./table-address.ts";

/** From this number of entries on, the table is offered. */
const LONG_LIST = 50;

interface TableOfferProps<R extends Resource> {
  list: EntryList<R>;
  names: EntryNames;
  total: number;
  asRows?: boolean | undefined;
}

/** Offers the table above the cards of a long list, until the user has chosen one of the two. */
export function TableOffer<R extends Resource>({ list, names, total, asRows }: TableOfferProps<R>) {
  const [params] = useSearchParams();
  const chosen = useChosenViews();
  const { resource } = list;
  if (total <= LONG_LIST || !chosen || chosen[resource.name]) return null;
  const { counted, tableOffer } = words.entryTable;
  return (
    <NoticeCard className="mt-2 mb-3 flex flex-wrap items-center gap-x-2 gap-y-1">
      <p className="min-w-48 flex-1">{tableOffer.text(counted(names, total))}</p>
      <Link
        to={`?${withParameter(params, "view", "table")}`}
        onClick={() => rememberView(resource, "table")}
        className={`${buttonClass("secondary")} px-3!`}
      >
        {tableOffer.table}
      </Link>
      <Button
        variant="subtle"
        className="px-3!"
        onClick={() => {
          rememberView(resource, "cards");
          list.frameRef.current?.focus();
        }}
      >
        {asRows ? tableOffer.keepList : tableOffer.keepCards}
      </Button>
    </NoticeCard>
  );
}
