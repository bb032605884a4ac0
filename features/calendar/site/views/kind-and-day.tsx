import { endOfDayInIndia } from "../../../../core/content/text/india-time.ts";
import { useWords } from "../../../../core/site/site-context.tsx";
import { type ComingEntry, nearDayOf } from "../../content/calendar.ts";
import { KindSign } from "./kind-sign.tsx";

interface KindAndDayProps {
  entry: Pick<ComingEntry, "kind" | "from" | "to">;
  today: string;
}

/** The kind of an entry in words, with "Today" or "Tomorrow", wherever entries are listed. */
export function KindAndDay({ entry, today }: KindAndDayProps) {
  const { calendar } = useWords();
  return (
    <>
      <KindSign kind={entry.kind} /> {calendar.kinds[entry.kind]}
      <NearDayMark days={entry} today={today} />
    </>
  );
}

/** True until midnight: `data-until` is for saved copies, and it is not printed. */
export function NearDayMark({ days, today }: { days: Pick<ComingEntry, "from" | "to">; today: string }) {
  const { calendar } = useWords();
  const near = nearDayOf(days, today);
  if (!near) return null;
  const until = endOfDayInIndia(today).toISOString();
  return (
    <>
      {" "}
      <strong className="near-day no-print" data-near={near} data-until={until}>
        {calendar.nearDays[near]}
      </strong>
    </>
  );
}
