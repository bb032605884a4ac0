import { useSearchParams } from "react-router";
import { ChipList } from "../../../../core/panel/entry-list/list-search.tsx";
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
}

/** Links to the parts of the inbox, with the number of enquiries in each. */
export function InboxViews({ summary }: InboxViewsProps) {
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
    <nav aria-label={texts.views} className="flex min-w-0 flex-1">
      <ChipList
        chips={viewsOf(summary).map((view) => ({
          to: addressOf(view),
          isCurrent: isCurrent(view),
          text: (
            <>
              {view.text}
              {view.count !== undefined && (
                <span className="font-normal tabular-nums">{view.count.toLocaleString("en-IN")}</span>
              )}
            </>
          ),
        }))}
      />
    </nav>
  );
}
