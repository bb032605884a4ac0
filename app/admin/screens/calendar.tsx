import type { LoaderFunctionArgs } from "react-router";
import type { Entity } from "../../../content/resources/define-resource.ts";
import { events } from "../../../content/resources/events.ts";
import { dayInIndia } from "../../../content/school/india-time.ts";
import { Button } from "../../ui/button.tsx";
import { languageOf } from "../../ui/language.ts";
import { panelLanguage, words } from "../../ui/panel-words.ts";
import { formatDate } from "../dates/format-date.ts";
import { optionName } from "../entry-form/option-name.ts";
import { Badge } from "../entry-list/badge.tsx";
import { EntryCard } from "../entry-list/entry-card.tsx";
import { ListFrame } from "../entry-list/list-frame.tsx";
import { ListModal } from "../entry-list/list-modal.tsx";
import { loadOnePage } from "../entry-list/load-page.ts";
import { useEntryList } from "../entry-list/use-entry-list.ts";
import { EntryTable } from "../entry-table/entry-table.tsx";
import { loadView } from "../entry-table/load-view.ts";
import type { TableOptions } from "../entry-table/table-options.ts";
import { ViewSwitch } from "../entry-table/view-switch.tsx";
import { ScreenHeading } from "../frame/screen-heading.tsx";
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

/** What is coming, the next day first, and then what is past, the last day first. */
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
  const list = useEntryList(events, loaderData.loaded);
  return (
    <>
      <ScreenHeading title={said.title} publicPath={events.screen.publicPath}>
        <ViewSwitch resource={events} view={loaderData.view} />
        <Button onClick={list.startCreate}>{said.add}</Button>
      </ScreenHeading>
      {loaderData.view === "table" ? (
        <EntryTable list={list} table={TABLE} page={loaderData} />
      ) : (
        <ListFrame list={list} label={said.list} columns="sm:grid-cols-2 lg:grid-cols-3">
          {(event) => (
            <EntryCard key={event._id} list={list} entry={event} title={event.title}>
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
            </EntryCard>
          )}
        </ListFrame>
      )}
      <ListModal
        list={list}
        create={{ title: said.add, submit: words.frame.save }}
        update={{ title: said.edit, submit: words.frame.save }}
      />
    </>
  );
}
