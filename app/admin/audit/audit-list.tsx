import History from "lucide-react/icons/history";
import { Link } from "react-router";
import type { AuditEntry } from "../../../content/api/audit-contract.ts";
import { fillWords } from "../../ui/fill-words.tsx";
import { languageOf } from "../../ui/language.ts";
import { panelLanguage, words } from "../../ui/panel-words.ts";
import { formatMoment } from "../dates/format-date.ts";
import { describeChange } from "./describe-change.ts";

/** A line for each change, newest first; where there is no room for columns, who and when stand below. */
export function AuditList({ entries }: { entries: AuditEntry[] }) {
  return (
    <ol className="card wrap-anywhere divide-y divide-line">
      {entries.map((entry) => (
        <li key={entry._id} className="flex items-start gap-x-3 py-1 pr-2 pl-4 sm:pr-3 sm:pl-6">
          <div className="grid min-w-0 flex-1 gap-x-6 py-2 xl:grid-cols-[1fr_26rem] xl:items-baseline">
            <Change entry={entry} />
            <p className="flex flex-wrap justify-between gap-x-4 text-caption text-ink-soft max-xl:justify-start">
              <span className="min-w-0 xl:flex-1">{words.translate(entry.actor)}</span>
              <time dateTime={entry.at}>{formatMoment(entry.at)}</time>
            </p>
          </div>
          <HistoryLink entry={entry} />
        </li>
      ))}
    </ol>
  );
}

function Change({ entry }: { entry: AuditEntry }) {
  const { action, what, title, fields } = describeChange(entry);
  return (
    <div className="min-w-0">
      <p>
        {what ? (
          fillWords(words.audit.change, { action: <strong>{action}</strong>, what })
        ) : (
          <strong>{action}</strong>
        )}
        {title && (
          <>
            : <span lang={languageOf(title, panelLanguage)}>{title}</span>
          </>
        )}
      </p>
      {fields.length > 0 && <p className="text-caption">{fields.join(", ")}</p>}
    </div>
  );
}

/** Leads to everything that ever happened to the entry. */
function HistoryLink({ entry }: { entry: AuditEntry }) {
  if (entry.entryId === null || entry.type === "account") return <span className="w-11 shrink-0" />;
  const { what, title } = describeChange(entry);
  const label = words.audit.allChangesOf(what ?? "", title);
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
