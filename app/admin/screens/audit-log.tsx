import { type LoaderFunctionArgs, redirect } from "react-router";
import type { AuditEntry } from "../../../content/api/audit-contract.ts";
import { words } from "../../ui/panel-words.ts";
import { downloadAuditLog, listAuditLog } from "../api/api-client.ts";
import { isAborted, logFailure } from "../api/api-failure.ts";
import { AuditFilters } from "../audit/audit-filters.tsx";
import { AuditList } from "../audit/audit-list.tsx";
import { AUDIT_FILTERS, type AuditSearch, toAuditQuery } from "../audit/audit-search.ts";
import { PageLinks } from "../entry-list/page-links.tsx";
import { LoadFailed } from "../frame/load-failed.tsx";
import { ScreenHeading } from "../frame/screen-heading.tsx";
import type { ScreenProps } from "../screen.ts";
import { orToLogin } from "../session/session-end.ts";
import { DownloadButton } from "../stored-files/download-button.tsx";

const PAGE_SIZE = 50;

const said = words.audit;

export const title = said.title;

export async function loader({ request }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const params = Object.fromEntries(url.searchParams);
  const page = Math.max(1, Number.parseInt(params.page ?? "1", 10) || 1);
  const search: AuditSearch = Object.fromEntries(AUDIT_FILTERS.map((name) => [name, params[name]]));
  const { entries, total } = await load(search, page, request.signal);
  const pageCount = Math.max(1, Math.ceil(total / PAGE_SIZE));
  if (entries && page > pageCount) {
    url.searchParams.set("page", String(pageCount));
    throw redirect(`${url.pathname}${url.search}`);
  }
  return { search, entries, total, page, pageCount };
}

/** Without entries when they could not be loaded. */
async function load(
  search: AuditSearch,
  page: number,
  signal: AbortSignal,
): Promise<{ entries: AuditEntry[] | undefined; total: number }> {
  try {
    const query = { ...toAuditQuery(search), limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE };
    return await orToLogin(listAuditLog(query, signal));
  } catch (error) {
    if (isAborted(error) || error instanceof Response) throw error;
    logFailure(error);
    return { entries: undefined, total: 0 };
  }
}

export default function AuditLog({ loaderData }: ScreenProps<typeof loader>) {
  const { search, entries, total, page, pageCount } = loaderData;
  const isNarrowed = Object.values(search).some(Boolean);
  const first = (page - 1) * PAGE_SIZE + 1;
  return (
    <>
      <ScreenHeading title={said.title}>
        <DownloadButton load={() => downloadAuditLog(toAuditQuery(search))} failed={said.downloadFailed}>
          {said.download}
        </DownloadButton>
      </ScreenHeading>
      <p className="-mt-3 mb-6 max-w-reading">{said.text}</p>
      <AuditFilters />
      <p role="status" className="mb-4 text-ink-soft">
        {entries && total > 0 && said.shown(first, first + entries.length - 1, total.toLocaleString("en-IN"))}
      </p>
      {entries === undefined ? (
        <LoadFailed text={said.notLoaded} />
      ) : entries.length > 0 ? (
        <AuditList entries={entries} />
      ) : (
        <p className="rounded-card border border-line border-dashed bg-paper px-6 py-12 text-center text-ink-soft">
          {isNarrowed ? said.noMatch : said.nothingYet}
        </p>
      )}
      <PageLinks page={page} pageCount={pageCount} />
    </>
  );
}
