import { formatDay } from "../../../core/content/text/format-day.ts";
import type { ShownEntry } from "../../../core/server/pages/site-content.ts";
import { DatedText } from "../../../core/site/components/dated-text.tsx";
import { useWords } from "../../../core/site/site-context.tsx";
import { Icon } from "../../../core/ui/icon.tsx";

/** The days of the event that a notice announces. */
export function EventLine({
  notice: { eventFrom, eventTo },
}: {
  notice: ShownEntry<"notices", "eventFrom" | "eventTo">;
}) {
  const words = useWords();
  if (!eventFrom) return null;
  const day = (date: string) => formatDay(date, words.months);
  const days =
    eventTo && eventTo !== eventFrom
      ? words.notices.eventFromTo(day(eventFrom), day(eventTo))
      : words.notices.eventOn(day(eventFrom));
  return (
    <p className="mt-3 flex items-center gap-2 font-bold">
      <Icon name="clock" className="size-5" />
      <span>
        <DatedText text={days} />
      </span>
    </p>
  );
}
