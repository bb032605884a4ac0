import { monthOf } from "../../../core/content/days/calendar-days.ts";
import { formatDay } from "../../../core/content/text/format-day.ts";
import type { ShownEntry } from "../../../core/server/pages/site-content.ts";
import { DatedText } from "../../../core/site/components/dated-text.tsx";
import { useWords } from "../../../core/site/site-context.tsx";
import { Icon } from "../../../core/ui/icon.tsx";
import type { Words } from "../../../core/words/en.ts";

/** "On 24 November 2026", "From 6 to 11 November 2026" or "From 25 December 2026 to 1 January 2027". */
export function describeEventDays(
  from: string,
  to: string | null,
  { notices, months }: Words,
  format = formatDay,
): string {
  const first = format(from, months);
  if (!to || to === from) return notices.eventOn(first);
  const isOneMonth = monthOf(from) === monthOf(to);
  return notices.eventFromTo(isOneMonth ? String(Number(from.slice(8))) : first, format(to, months));
}

/** The days of the event that a notice announces. */
export function EventLine({
  notice: { eventFrom, eventTo },
}: {
  notice: ShownEntry<"notices", "eventFrom" | "eventTo">;
}) {
  const words = useWords();
  if (!eventFrom) return null;
  return (
    <p className="mt-3 flex flex-wrap items-center gap-2 font-bold">
      <Icon name="clock" className="size-5 shrink-0" />
      <span className="min-w-0 grow basis-40">
        <DatedText text={describeEventDays(eventFrom, eventTo, words)} />
      </span>
    </p>
  );
}
