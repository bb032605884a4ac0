import { CALENDAR_FILE } from "../../../../content/calendar/calendar.ts";
import { schoolYearOf } from "../../../../content/calendar/calendar-days.ts";
import { yearPath } from "../../calendar-query.ts";
import { useAddress, useWords } from "../../site-context.tsx";

/** The ways in which a family has the calendar at hand without this site. */
export function TakeAlong({ month, siteUrl }: { month: string; siteUrl: string }) {
  const { calendar } = useWords();
  const address = useAddress();
  const file = address(CALENDAR_FILE);
  const ways = [
    // Calendar programs know an address that they are to follow by this scheme.
    {
      href: `${siteUrl.replace(/^https?/, "webcal")}${file}`,
      name: calendar.subscribe,
      text: calendar.subscribeText,
    },
    { href: file, name: calendar.download, text: calendar.downloadText },
    {
      href: address(yearPath(schoolYearOf(`${month}-01`))),
      name: calendar.wholeYear,
      text: calendar.wholeYearText,
    },
  ];
  return (
    <>
      <h2 className="mt-8 text-subhead text-maroon">{calendar.take}</h2>
      <ul className="mt-2 grid gap-4">
        {ways.map(({ href, name, text }) => (
          <li key={name}>
            <a href={href} className="button button-secondary">
              {name}
            </a>
            <p className="mt-1 text-caption text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
