import { schoolYearOf } from "../../../../core/content/days/calendar-days.ts";
import { useAddress, useWords } from "../../../../core/site/site-context.tsx";
import { Icon } from "../../../../core/ui/icon.tsx";
import { CALENDAR_FILE, type CalendarEntry } from "../../content/calendar.ts";
import { googleEntry, googleSubscription, webcalAddress } from "../../content/google-calendar.ts";
import { yearPath } from "../calendar-query.ts";

/** Links to subscribe to, download or print the calendar. */
export function CalendarLinks({ month, siteUrl }: { month: string; siteUrl: string }) {
  const { calendar, frame } = useWords();
  const address = useAddress();
  const file = address(CALENDAR_FILE);
  const ways = [
    {
      href: googleSubscription(siteUrl + file),
      name: calendar.google,
      text: calendar.googleText,
      isExternal: true,
    },
    { href: webcalAddress(siteUrl + file), name: calendar.subscribe, text: calendar.subscribeText },
    { href: file, name: calendar.download, text: calendar.downloadText },
    {
      href: address(yearPath(schoolYearOf(`${month}-01`))),
      name: calendar.wholeYear,
      text: calendar.wholeYearText,
    },
  ];
  return (
    <>
      <h2 className="text-subhead text-maroon">{calendar.take}</h2>
      <ul className="mt-2 grid gap-4">
        {ways.map(({ href, name, text, isExternal = false }) => (
          <li key={name}>
            <a
              href={href}
              {...(isExternal && { target: "_blank", rel: "noreferrer" })}
              className="button button-secondary"
            >
              {name}
              {isExternal && <span className="sr-only"> {frame.newTab}</span>}
            </a>
            <p className="mt-1 text-caption text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </>
  );
}

/** A link that adds one entry to Google Calendar, the calendar of most phones. */
export function AddToGoogle({ entry, siteUrl }: { entry: CalendarEntry; siteUrl: string }) {
  const { calendar, frame } = useWords();
  const address = useAddress();
  return (
    <a
      href={googleEntry(entry, siteUrl + address(entry.path))}
      target="_blank"
      rel="noreferrer"
      className="text-link no-print inline-flex min-h-11 items-center gap-1.5 text-caption"
    >
      {calendar.google}
      <span className="sr-only">
        : {entry.title} {frame.newTab}
      </span>
      <Icon name="external-link" className="size-4" />
    </a>
  );
}
