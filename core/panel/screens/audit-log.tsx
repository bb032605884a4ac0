import History from "lucide-react/icons/history";
import { useId } from "react";
import { Link, type LoaderFunctionArgs } from "react-router";
import {
  AUDIT_ACTIONS,
  AUDIT_TYPES,
  type AuditEntry,
  auditCalls,
  auditPermissionFor,
} from "../../content/api/audit-contract.ts";
import { dutyNames } from "../../content/api/permissions.ts";
import { titleIn } from "../../content/types/companions.ts";
import { fillWords } from "../../ui/fill-words.tsx";
import { languageOf } from "../../ui/language.ts";
import { panelLanguage, words } from "../../ui/panel-words.ts";
import { describeChange } from "../../words/panel/describe-change.ts";
import { nameDuty } from "../../words/panel/name-duties.ts";
import { namesOf } from "../../words/panel/type-names.ts";
import { download, sendForList } from "../api/send.ts";
import { AUDIT_FILTERS, type AuditSearch, toAuditQuery } from "../audit/audit-search.ts";
import { useSearchForm } from "../audit/use-search-form.ts";
import { DateInput } from "../dates/date-input.tsx";
import { formatMoment } from "../dates/format-date.ts";
import { Options } from "../entry-form/fields/choice-inputs.tsx";
import { countPages } from "../entry-list/load-page.ts";
import { PageLinks } from "../entry-list/page-links.tsx";
import { pageIn } from "../entry-list/page-query.ts";
import { EmptyNote, LoadFailed } from "../frame/load-failed.tsx";
import { ScreenHeading } from "../frame/screen-heading.tsx";
import { ActorName } from "../history/actor-name.tsx";
import { Button } from "../parts/button.tsx";
import { controlClass, labelClass } from "../parts/control-classes.ts";
import type { ScreenProps } from "../screen.ts";
import { useMay } from "../session/rights.ts";
import { loadOr } from "../session/session-end.ts";
import { DownloadButton } from "../stored-files/download-button.tsx";

const PAGE_SIZE = 50;

const texts = words.audit;

export const title = texts.title;

export async function loader({ request }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const page = pageIn(url);
  const search: AuditSearch = Object.fromEntries(
    AUDIT_FILTERS.map((name) => [name, url.searchParams.get(name) ?? undefined]),
  );
  const query = { ...toAuditQuery(search), limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE };
  const loaded = await loadOr(sendForList(auditCalls.list, { query, signal: request.signal }), undefined);
  const total = loaded?.total ?? 0;
  const pageCount = loaded ? countPages(url, total, PAGE_SIZE) : 1;
  return { search, entries: loaded?.entries, total, page, pageCount };
}

export default function AuditLog({ loaderData }: ScreenProps<typeof loader>) {
  const { search, entries, total, page, pageCount } = loaderData;
  const isNarrowed = Object.values(search).some(Boolean);
  const first = (page - 1) * PAGE_SIZE + 1;
  const exported = { query: { ...toAuditQuery(search), language: panelLanguage } };
  return (
    <>
      <ScreenHeading title={texts.title}>
        <DownloadButton
          load={async () => (await download(auditCalls.exportAll, "audit-log.csv", exported)).file}
          failed={texts.downloadFailed}
        >
          {texts.download}
        </DownloadButton>
      </ScreenHeading>
      <p className="-mt-3 mb-6 max-w-reading">{texts.text}</p>
      <AuditFilters />
      <p role="status" className="mb-4 text-ink-soft">
        {entries &&
          total > 0 &&
          texts.shown(first, first + entries.length - 1, total.toLocaleString("en-IN"))}
      </p>
      {entries === undefined ? (
        <LoadFailed text={texts.notLoaded} />
      ) : entries.length > 0 ? (
        <AuditList entries={entries} />
      ) : (
        <EmptyNote text={isNarrowed ? texts.noMatch : texts.nothingYet} />
      )}
      <PageLinks page={page} pageCount={pageCount} />
    </>
  );
}

/** The changes, newest first; narrow screens show the user and the time below. */
function AuditList({ entries }: { entries: AuditEntry[] }) {
  return (
    <ol className="card wrap-anywhere divide-y divide-line">
      {entries.map((entry) => (
        <li key={entry._id} className="flex items-start gap-x-3 py-1 pr-2 pl-4 sm:pr-3 sm:pl-6">
          <div className="grid min-w-0 flex-1 gap-x-6 py-2 xl:grid-cols-[1fr_26rem] xl:items-baseline">
            <Change entry={entry} />
            <Origin entry={entry} />
          </div>
          <HistoryLink entry={entry} />
        </li>
      ))}
    </ol>
  );
}

/** The actor of the change, with the duties at that time, and the time. */
function Origin({ entry: { at, actor, person, duties } }: { entry: AuditEntry }) {
  return (
    <div className="text-caption text-ink-soft">
      <p className="flex flex-wrap justify-between gap-x-4 max-xl:justify-start">
        <span className="min-w-0 xl:flex-1">
          <ActorName actor={actor} person={person} />
        </span>
        <time dateTime={at}>{formatMoment(at)}</time>
      </p>
      {duties && duties.length > 0 && (
        <p>{words.audit.dutiesThen(duties.map((duty) => nameDuty(words, duty)).join(", "))}</p>
      )}
    </div>
  );
}

const describe = (entry: AuditEntry) =>
  describeChange(words, { ...entry, title: titleIn(entry, panelLanguage) }, formatMoment);

function Change({ entry }: { entry: AuditEntry }) {
  const { sentence, title = "", detail, fields } = describe(entry);
  return (
    <div className="min-w-0">
      <p>
        {fillWords(sentence, {
          title: <strong lang={languageOf(title, panelLanguage)}>{title}</strong>,
        })}
        {detail && `: ${detail}`}
      </p>
      {fields.length > 0 && <p className="text-caption">{fields.join(", ")}</p>}
    </div>
  );
}

/** A link to all changes of the entry. */
function HistoryLink({ entry }: { entry: AuditEntry }) {
  if (entry.entryId === null || entry.type === "account") return <span className="w-11 shrink-0" />;
  const { title } = describe(entry);
  const label = words.audit.allChangesOf(namesOf(words, entry.type).one, title);
  return (
    <Link
      to={`?q=${entry.entryId}`}
      aria-label={label}
      title={label}
      className="grid size-11 shrink-0 place-items-center rounded-control text-maroon hover:bg-maroon-soft"
    >
      <History aria-hidden="true" size={20} />
    </Link>
  );
}

/** Filters the log by text, duty, type, action and dates. */
function AuditFilters() {
  const id = useId();
  const may = useMay();
  const { params, clear, form } = useSearchForm(AUDIT_FILTERS);
  const control = (name: (typeof AUDIT_FILTERS)[number]) => ({
    id: `${id}-${name}`,
    name,
    defaultValue: params.get(name) ?? "",
    className: `${controlClass} min-w-0`,
  });
  const label = (name: (typeof AUDIT_FILTERS)[number], text: string) => (
    <label htmlFor={`${id}-${name}`} className={labelClass}>
      {text}
    </label>
  );
  const isNarrowed = AUDIT_FILTERS.some((name) => params.get(name));
  return (
    <search>
      <form
        {...form}
        className="mb-4 grid grid-cols-1 gap-4 min-[22rem]:grid-cols-2 md:grid-cols-3 xl:grid-cols-5"
      >
        <div className="col-span-full grid gap-1.5">
          {label("q", texts.search)}
          <input
            {...control("q")}
            type="search"
            maxLength={200}
            placeholder={texts.whoOrWhat}
            autoComplete="off"
          />
        </div>
        <div className="grid min-w-0 content-start gap-1.5 max-md:col-span-full">
          {label("duty", words.audit.duty)}
          <select {...control("duty")}>
            <option value="">{words.audit.allDuties}</option>
            <Options values={dutyNames} textOf={(duty) => nameDuty(words, duty)} />
          </select>
        </div>
        <div className="grid min-w-0 content-start gap-1.5">
          {label("type", texts.kind)}
          <select {...control("type")}>
            <option value="">{texts.allKinds}</option>
            <Options
              values={AUDIT_TYPES.filter((type) => may(auditPermissionFor(type)))}
              textOf={(type) => namesOf(words, type).heading}
            />
          </select>
        </div>
        <div className="grid min-w-0 content-start gap-1.5">
          {label("action", texts.action)}
          <select {...control("action")}>
            <option value="">{texts.allActions}</option>
            <Options values={AUDIT_ACTIONS} textOf={(action) => ACTIONS[action] ?? action} />
          </select>
        </div>
        <div className="grid min-w-0 content-start gap-1.5">
          {label("from", texts.from)}
          <DateInput {...control("from")} />
        </div>
        <div className="grid min-w-0 content-start gap-1.5">
          {label("to", texts.to)}
          <DateInput {...control("to")} />
        </div>
        {isNarrowed && (
          <div className="col-span-full">
            <Button variant="quiet" onClick={clear} className="-ml-5">
              {texts.clear}
            </Button>
          </div>
        )}
      </form>
    </search>
  );
}

const ACTIONS: Readonly<Record<string, string>> = words.auditSentences.actions;
