import type { ReactNode } from "react";
import { Link, useSearchParams } from "react-router";
import { ScrollEdges } from "../../../../core/panel/parts/scroll-edges.tsx";
import { words } from "../../../../core/ui/panel-words.ts";
import type { EnquirySummary } from "../../content/enquiry-contract.ts";
import { countOpen, ENQUIRY_STATUSES } from "../../content/enquiry-states.ts";
import { statusName } from "../enquiry-names.ts";

const texts = words.inbox;

/** The parameters of the address that a view sets. */
const VIEW_PARAMETERS = ["status", "assignedTo", "overdue"] as const;

interface View {
  text: string;
  count: number | undefined;
  wanted: Partial<Record<(typeof VIEW_PARAMETERS)[number], string>>;
}

function viewsOf(summary: EnquirySummary | undefined): View[] {
  const { spam, ...others } = summary?.byStatus ?? { spam: undefined };
  const all = summary && Object.values(others).reduce((sum, count) => sum + count, 0);
  const ofStatus = (status: (typeof ENQUIRY_STATUSES)[number]): View => ({
    text: statusName(status),
    count: summary?.byStatus[status],
    wanted: { status },
  });
  const [first, second, ...rest] = ENQUIRY_STATUSES;
  return [
    { text: texts.all, count: all, wanted: {} },
    { text: texts.toAnswer, count: summary && countOpen(summary.byStatus), wanted: { status: "open" } },
    ofStatus(first),
    ofStatus(second),
    { text: texts.mine, count: summary?.mine, wanted: { assignedTo: "me", status: "open" } },
    { text: texts.overdue, count: summary?.overdue, wanted: { overdue: "true" } },
    ...rest.map(ofStatus),
  ];
}

interface InboxViewsProps {
  summary: EnquirySummary | undefined;
  /** Shown before the links. */
  children: ReactNode;
}

/** Links to the parts of the inbox, with the number of enquiries in each. */
export function InboxViews({ summary, children }: InboxViewsProps) {
  const [params] = useSearchParams();
  const addressOf = ({ wanted }: View) => {
    const search = new URLSearchParams(params);
    for (const name of [...VIEW_PARAMETERS, "page"]) search.delete(name);
    for (const [name, value] of Object.entries(wanted)) search.set(name, value);
    return `?${search}`;
  };
  const isCurrent = ({ wanted }: View) =>
    VIEW_PARAMETERS.every((name) => (params.get(name) ?? undefined) === wanted[name]);
  return (
    <nav aria-label={texts.views} className="flex gap-1 sm:mb-4">
      {children}
      <ScrollEdges axis="x" className="min-w-0 flex-1" scrollerClass="overflow-x-auto">
        <ul className="flex gap-2 p-1">
          {viewsOf(summary).map((view) => (
            <li key={view.text}>
              <Link
                to={addressOf(view)}
                preventScrollReset
                aria-current={isCurrent(view) ? "true" : undefined}
                className="inline-flex min-h-11 items-center gap-2 whitespace-nowrap rounded-full border border-line-strong bg-paper px-4 font-bold hover:bg-cream-deep aria-[current=true]:border-maroon aria-[current=true]:bg-maroon-soft aria-[current=true]:text-maroon"
              >
                {view.text}
                {view.count !== undefined && (
                  <span className="font-normal tabular-nums">{view.count.toLocaleString("en-IN")}</span>
                )}
              </Link>
            </li>
          ))}
        </ul>
      </ScrollEdges>
    </nav>
  );
}
