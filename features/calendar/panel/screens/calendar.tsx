import Copy from "lucide-react/icons/copy";
import { Link, type LoaderFunctionArgs } from "react-router";
import { dayInIndia } from "../../../../core/content/text/india-time.ts";
import type { Entity } from "../../../../core/content/types/define-resource.ts";
import { formatDate } from "../../../../core/panel/dates/format-date.ts";
import { inputValueOf } from "../../../../core/panel/entry-form/form-values.ts";
import { Badge } from "../../../../core/panel/entry-list/badge.tsx";
import { EntryScreen } from "../../../../core/panel/entry-list/entry-screen.tsx";
import { loadOnePage } from "../../../../core/panel/entry-list/load-page.ts";
import type { EntryList } from "../../../../core/panel/entry-list/use-entry-list.ts";
import { loadView } from "../../../../core/panel/entry-table/load-view.ts";
import type { TableOptions } from "../../../../core/panel/entry-table/table-options.ts";
import { IconButton } from "../../../../core/panel/entry-table/table-row.tsx";
import { inPanelLanguage } from "../../../../core/panel/panel-texts.ts";
import { buttonClass } from "../../../../core/panel/parts/button.tsx";
import type { ScreenProps } from "../../../../core/panel/screen.ts";
import { useMayOpen } from "../../../../core/panel/session/may-open.ts";
import { languageOf } from "../../../../core/ui/language.ts";
import { panelLanguage, words } from "../../../../core/ui/panel-words.ts";
import { namesOf } from "../../../../core/words/panel/type-names.ts";
import { describeTimes } from "../../content/entry-times.ts";
import { events } from "../../content/events.ts";
import { CALENDAR_IMPORT_PATH } from "../../content/screen-paths.ts";
import { kindName } from "../kind-name.ts";

type CalendarEvent = Entity<typeof events>;

const texts = words.eventsScreen;

export const title = texts.title;

const lastDayOf = ({ startsOn, endsOn }: CalendarEvent) => endsOn ?? startsOn;

const isPast = (event: CalendarEvent) => lastDayOf(event) < dayInIndia(new Date());

const TABLE: TableOptions<typeof events> = {
  names: namesOf(words, "events"),
  title: { name: "title", label: words.entryScreens.entryTitle },
  titleOf: ({ title }) => title,
  markOf: (event) => (isPast(event) ? texts.past : undefined),
  columns: [
    { name: "startsOn", label: texts.days, isShort: true, show: formatWhen },
    {
      name: "kind",
      label: texts.kind,
      isNarrow: true,
      isShort: true,
      show: ({ kind }) => kindName(kind),
    },
    { name: "place", label: texts.place },
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
  return endsOn === null || endsOn === startsOn ? first : texts.span(first, formatDate(endsOn));
}

function formatWhen(event: CalendarEvent): string {
  const { startsOn, startsAt, endsAt } = event;
  const times = describeTimes({ from: startsOn, to: lastDayOf(event), startsAt, endsAt }, words.times);
  return [formatDays(event), times].filter(Boolean).join(", ");
}

/** Opens the form for a new event with the values of another one. */
const DuplicateButton = ({ event, list }: { event: CalendarEvent; list: EntryList<typeof events> }) => (
  <IconButton
    label={texts.duplicateOf(inPanelLanguage(events, event).title)}
    onClick={() =>
      list.startCopy({
        id: event._id,
        values: Object.fromEntries(
          Object.keys(events.fields).map((name) => [name, inputValueOf(events, event, name)]),
        ),
        note: texts.copied,
      })
    }
  >
    <Copy aria-hidden="true" size={20} />
  </IconButton>
);

export default function Calendar({ loaderData }: ScreenProps<typeof loader>) {
  const mayImport = useMayOpen()(CALENDAR_IMPORT_PATH);
  return (
    <EntryScreen
      resource={events}
      loaderData={loaderData}
      heading={texts.title}
      headingActions={
        mayImport && (
          <Link to={CALENDAR_IMPORT_PATH} className={buttonClass("secondary")}>
            {words.calendarImport.link}
          </Link>
        )
      }
      addLabel={texts.add}
      create={{ title: texts.add, submit: words.frame.save }}
      update={{ title: texts.edit, submit: words.frame.save }}
      label={texts.list}
      table={TABLE}
      carries={["kind"]}
      actionsOf={(event, list) => list.mayWrite && <DuplicateButton event={event} list={list} />}
      card={(event, stored, list) => ({
        headActions: list.mayWrite && <DuplicateButton event={stored} list={list} />,
        children: (
          <>
            <p className="font-bold">
              {formatWhen(event)} {isPast(event) && <Badge text={texts.past} />}
            </p>
            <p lang={languageOf(event.place ?? "", panelLanguage)} className="line-clamp-2">
              {[kindName(event.kind), event.place].filter(Boolean).join(" · ")}
            </p>
          </>
        ),
        details: event.description && (
          <p lang={languageOf(event.description, panelLanguage)} className="whitespace-pre-line">
            {event.description}
          </p>
        ),
      })}
    />
  );
}
