import type { LoaderFunctionArgs } from "react-router";
import type { Entity } from "../../../content/resources/define-resource.ts";
import { events } from "../../../content/resources/events.ts";
import { dayInIndia } from "../../../content/school/india-time.ts";
import { languageOf } from "../../ui/language.ts";
import { panelLanguage, words } from "../../ui/panel-words.ts";
import { formatDate } from "../dates/format-date.ts";
import { optionName } from "../entry-form/choice-inputs.tsx";
import { Badge } from "../entry-list/badge.tsx";
import { EntryScreen } from "../entry-list/entry-screen.tsx";
import { loadOnePage } from "../entry-list/load-page.ts";
import { loadView } from "../entry-table/load-view.ts";
import type { TableOptions } from "../entry-table/table-options.ts";
import type { ScreenProps } from "../screen.ts";

type CalendarEvent = Entity<typeof events>;

const said = words.entryScreens.events;

export const title = said.title;

const lastDayOf = ({ startsOn, endsOn }: CalendarEvent) => endsOn ?? startsOn;

const isPast = (event: CalendarEvent) => lastDayOf(event) < dayInIndia(new Date());

const TABLE: TableOptions<typeof events> = {
  names: words.entryNames.events,
  title: { name: "title", label: words.entryScreens.entryTitle },
  titleOf: ({ title }) => title,
  markOf: (event) => (isPast(event) ? said.past : undefined),
  columns: [
    { name: "startsOn", label: said.days, isShort: true, show: formatDays },
    {
      name: "kind",
      label: said.kind,
      isNarrow: true,
      isShort: true,
      show: ({ kind }) => optionName(kind),
    },
    { name: "place", label: said.place },
  ],
};

export const loader = ({ request }: LoaderFunctionArgs) =>
  loadView(events, request, async () => {
    const { loaded, ...page } = await loadOnePage(events, request);
    return { ...page, loaded: { ...loaded, entries: nextFirst(loaded.entries) } };
  });

/** Future events, the next one first, then past events, the latest first. */
function nextFirst(entries: readonly CalendarEvent[]): CalendarEvent[] {
  const sorted = entries.toSorted((one, other) => one.startsOn.localeCompare(other.startsOn));
  return [...sorted.filter((event) => !isPast(event)), ...sorted.filter(isPast).toReversed()];
}

function formatDays({ startsOn, endsOn }: CalendarEvent): string {
  const first = formatDate(startsOn);
  return endsOn === null || endsOn === startsOn ? first : said.span(first, formatDate(endsOn));
}

const formatTimes = ({ startsAt, endsAt }: CalendarEvent) =>
  [startsAt, endsAt].filter((time) => time !== null).join("–");

export default function Calendar({ loaderData }: ScreenProps<typeof loader>) {
  return (
    <EntryScreen
      resource={events}
      loaderData={loaderData}
      heading={said.title}
      addLabel={said.add}
      create={{ title: said.add, submit: words.frame.save }}
      update={{ title: said.edit, submit: words.frame.save }}
      label={said.list}
      columns="sm:grid-cols-2 lg:grid-cols-3"
      table={TABLE}
      card={(event) => ({
        children: (
          <>
            <p className="font-bold">
              {[formatDays(event), formatTimes(event)].filter(Boolean).join(", ")}{" "}
              {isPast(event) && <Badge text={said.past} />}
            </p>
            <p className="text-caption text-ink-soft">{optionName(event.kind)}</p>
            {event.place && <p lang={languageOf(event.place, panelLanguage)}>{event.place}</p>}
            {event.description && (
              <p lang={languageOf(event.description, panelLanguage)} className="whitespace-pre-line">
                {event.description}
              </p>
            )}
          </>
        ),
      })}
    />
  );
}
