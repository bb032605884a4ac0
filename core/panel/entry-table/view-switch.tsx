import LayoutGrid from "lucide-react/icons/layout-grid";
import Rows3 from "lucide-react/icons/rows-3";
import Table from "lucide-react/icons/table";
import type { ReactNode } from "react";
import { Link, useSearchParams } from "react-router";
import type { View } from "../../content/api/session-contract.ts";
import type { Resource } from "../../content/types/define-resource.ts";
import { words } from "../../ui/panel-words.ts";
import { rememberView } from "./chosen-views.ts";

interface ViewSwitchProps {
  resource: Resource;
  view: View;
  /** Whether the cards are rows of a list. */
  asRows?: boolean | undefined;
}

/** Switches between cards and table, and stores the choice. */
export function ViewSwitch({ resource, view, asRows }: ViewSwitchProps) {
  const [params] = useSearchParams();
  const choice = (wanted: View, icon: ReactNode, text: string) => {
    const search = new URLSearchParams(params);
    search.set("view", wanted);
    search.delete("page");
    return (
      <Link
        to={`?${search}`}
        preventScrollReset
        aria-current={view === wanted}
        onClick={() => rememberView(resource, wanted)}
        className="inline-flex min-h-11 grow items-center gap-2 whitespace-nowrap bg-paper px-3 py-2 font-bold leading-tight hover:bg-cream-deep aria-[current=true]:bg-maroon-soft aria-[current=true]:text-maroon"
      >
        {icon} {text}
      </Link>
    );
  };
  return (
    <nav
      aria-label={words.entryTable.view}
      className="flex flex-wrap gap-px overflow-hidden rounded-control border border-line-strong bg-line-strong"
    >
      {asRows
        ? choice("cards", <Rows3 aria-hidden="true" size={18} />, words.entryTable.list)
        : choice("cards", <LayoutGrid aria-hidden="true" size={18} />, words.entryTable.cards)}
      {choice("table", <Table aria-hidden="true" size={18} />, words.entryTable.table)}
    </nav>
  );
}
