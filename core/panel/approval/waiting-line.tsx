import { Link, useSearchParams } from "react-router";
import type { Resource } from "../../content/types/define-resource.ts";
import { words } from "../../ui/panel-words.ts";
import type { ListQuery } from "../api/list-query.ts";
import type { EntryList } from "../entry-list/use-entry-list.ts";

const texts = words.approval;

/** Whether the address has the filter for drafts that wait for approval. */
export const wantsWaiting = (address: string | URLSearchParams) =>
  new URLSearchParams(address).get("approval") === "waiting";

export const waitingQuery = ({ url }: Request): ListQuery =>
  wantsWaiting(new URL(url).search) ? { approval: "waiting" } : {};

/** The address of the drafts of a content type that wait for approval. */
export const waitingPath = ({ screen }: Resource) => `${screen.path}?view=cards&approval=waiting`;

/** Links to the drafts that wait for approval, and back to the whole list, for those who may publish. */
export function WaitingLine<R extends Resource>({ list }: { list: EntryList<R> }) {
  const [params] = useSearchParams();
  const isNarrowed = wantsWaiting(params);
  const waiting = list.places.filter(({ entry }) => entry.approval === "waiting").length;
  if (!list.mayPublish || (!isNarrowed && waiting === 0)) return null;
  return (
    <p className="mb-4 flex flex-wrap items-center gap-x-5">
      {isNarrowed && <b>{texts.onlyWaiting}</b>}
      <Link
        to={isNarrowed ? `${list.resource.screen.path}?view=cards` : waitingPath(list.resource)}
        className="text-link inline-flex min-h-11 items-center"
      >
        {isNarrowed ? texts.showAll : texts.showWaiting(waiting)}
      </Link>
    </p>
  );
}
