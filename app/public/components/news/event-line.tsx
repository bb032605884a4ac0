import { formatDay } from "../../../../content/school/format-day.ts";
import type { ShownEntry } from "../../../../server/content/site-content.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useWords } from "../../site-context.tsx";
import { DatedText } from "../dated-text.tsx";

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
    <p className="notice-event">
      <Icon name="clock" className="size-5" />
      <span>
        <DatedText text={days} />
      </span>
    </p>
  );
}
