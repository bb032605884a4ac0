import { useId } from "react";
import { AUDIT_ACTIONS, AUDIT_TYPES } from "../../../content/api/audit-contract.ts";
import { Button } from "../../ui/button.tsx";
import { controlClass, labelClass } from "../../ui/control-classes.ts";
import { words } from "../../ui/panel-words.ts";
import { AUDIT_FILTERS } from "./audit-search.ts";
import { useSearchForm } from "./use-search-form.ts";

const said = words.audit;

/** Filters the log by text, type, action and dates. */
export function AuditFilters() {
  const id = useId();
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
      <form {...form} className="mb-4 grid grid-cols-1 gap-4 min-[22rem]:grid-cols-2 md:grid-cols-4">
        <div className="col-span-full grid gap-1.5">
          {label("q", said.search)}
          <input
            {...control("q")}
            type="search"
            maxLength={200}
            placeholder={said.whoOrWhat}
            autoComplete="off"
          />
        </div>
        <div className="grid min-w-0 gap-1.5">
          {label("type", said.kind)}
          <select {...control("type")}>
            <option value="">{said.allKinds}</option>
            <Options labels={AUDIT_TYPES} />
          </select>
        </div>
        <div className="grid min-w-0 gap-1.5">
          {label("action", said.action)}
          <select {...control("action")}>
            <option value="">{said.allActions}</option>
            <Options labels={AUDIT_ACTIONS} />
          </select>
        </div>
        <div className="grid min-w-0 gap-1.5">
          {label("from", said.from)}
          <input {...control("from")} type="date" />
        </div>
        <div className="grid min-w-0 gap-1.5">
          {label("to", said.to)}
          <input {...control("to")} type="date" />
        </div>
        {isNarrowed && (
          <div className="col-span-full">
            <Button variant="quiet" onClick={clear} className="-ml-5">
              {said.clear}
            </Button>
          </div>
        )}
      </form>
    </search>
  );
}

function Options({ labels }: { labels: Readonly<Record<string, string>> }) {
  return Object.entries(labels).map(([value, text]) => (
    <option key={value} value={value}>
      {words.translate(text)}
    </option>
  ));
}
