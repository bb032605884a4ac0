import type { SentQueryOf } from "../../../../core/content/api/define-calls.ts";
import { send, sendForList } from "../../../../core/panel/api/send.ts";
import { countPages } from "../../../../core/panel/entry-list/load-page.ts";
import { pageIn } from "../../../../core/panel/entry-list/page-query.ts";
import { type ChildConsents, type ConsentCounts, consentCalls } from "../../content/consent-contract.ts";
import { type StudentCounts, studentCalls } from "../../content/student-export-contract.ts";

const PAGE_SIZE = 50;
const NARROWED_BY = ["q", "class", "section", "without"];

export interface LoadedConsents {
  children: ChildConsents[];
  total: number;
  page: number;
  pageCount: number;
  counts: ConsentCounts;
  /** How many students each class and section has. */
  students: StudentCounts;
  /** The filters of the list. */
  match: Record<string, string>;
}

/** The filters that the address names. */
export const matchIn = (params: URLSearchParams): Record<string, string> =>
  Object.fromEntries(
    NARROWED_BY.flatMap((name) => {
      const value = params.get(name);
      return value ? [[name, value]] : [];
    }),
  );

/** Students with their current consents. */
export async function listConsents(query: SentQueryOf<typeof consentCalls.list>, signal: AbortSignal) {
  const { entries, total } = await sendForList(consentCalls.list, { query, signal });
  return { children: entries, total };
}

/** The page of students that the address names. */
export async function loadConsents({ url, signal }: Request): Promise<LoadedConsents> {
  const address = new URL(url);
  const page = pageIn(address);
  const match = matchIn(address.searchParams);
  const [{ children, total }, counts, students] = await Promise.all([
    listConsents({ ...match, limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }, signal),
    send(consentCalls.counts, { signal }),
    send(studentCalls.count, { signal }),
  ]);
  const pageCount = countPages(address, total, PAGE_SIZE);
  return { children, total, page, pageCount, counts, students, match };
}

/** The number of a page's first student in the whole list, from 1. */
export const firstOf = (page: number) => (page - 1) * PAGE_SIZE + 1;
