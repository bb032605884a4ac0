import { listEntries } from "../../../../core/panel/api/entries.ts";
import { PAGE_SIZE, pageQuery } from "../../../../core/panel/entry-list/page-query.ts";
import { filtersOf, sizeIn, sortIn, writeSort } from "../../../../core/panel/entry-table/table-address.ts";
import { contacts } from "../../content/contacts.ts";
import { enquiryPath } from "../../content/screen-paths.ts";
import type { Enquiry } from "../enquiries.ts";

export interface InboxPlace {
  enquiry: Enquiry;
  /** The screen of the enquiry, with the filters of the list. */
  to: string;
}

/** The page of the inbox that the address of an enquiry names, with one more enquiry before and after it. */
export async function loadInbox(url: URL, signal?: AbortSignal): Promise<InboxPlace[]> {
  const { searchParams } = url;
  const isTable = searchParams.get("view") === "table";
  const sort = isTable ? sortIn(searchParams, contacts) : undefined;
  const size = isTable ? sizeIn(searchParams) : PAGE_SIZE;
  const query = pageQuery(url, { filters: filtersOf(contacts), size, sort: sort && writeSort(sort) });
  const first = Math.max(0, query.offset - 1);
  const limit = query.offset - first + size + 1;
  const { entries } = await listEntries(contacts, { ...query, offset: first, limit }, signal);
  return entries.map((enquiry, index) => ({
    enquiry,
    to: addressOf(enquiry, searchParams, Math.floor((first + index) / size) + 1),
  }));
}

function addressOf({ _id }: Enquiry, params: URLSearchParams, page: number): string {
  const search = new URLSearchParams(params);
  if (page > 1) search.set("page", String(page));
  else search.delete("page");
  return `${enquiryPath(_id)}${search.size > 0 ? `?${search}` : ""}`;
}

/** The enquiries before and after one; after one that the list no longer has, its first. */
export function findNeighbours(
  places: readonly InboxPlace[],
  id: string,
): { previous?: InboxPlace | undefined; next?: InboxPlace | undefined } {
  const index = places.findIndex(({ enquiry }) => enquiry._id === id);
  return { previous: places[index - 1], next: places[index + 1] };
}
