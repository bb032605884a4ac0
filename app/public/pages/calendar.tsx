import { monthOf } from "../../../content/calendar/calendar-days.ts";
import { readToday } from "../../../content/school/read-today.ts";
import { readCalendarQuery } from "../calendar-query.ts";
import { MonthView } from "../components/calendar/month-view.tsx";
import { WeekView } from "../components/calendar/week-view.tsx";
import { YearView } from "../components/calendar/year-view.tsx";
import { EmptyList } from "../components/empty-list.tsx";
import { Letterhead } from "../components/letterhead.tsx";
import { PageBanner } from "../components/page-banner.tsx";
import { describeCalendar } from "../describe-calendar.ts";
import { loadCalendarEntries } from "../load-calendar.ts";
import { createPage, type PageRequest, type PageServices, type PropsOf } from "../public-page.ts";
import { useWords } from "../site-context.tsx";

type CalendarData = PropsOf<typeof loadCalendar>["data"];

async function loadCalendar(services: PageServices, { query }: PageRequest) {
  const today = readToday(services.content);
  const { head } = await services.content.page("calendar");
  const school = await services.content.page("school");
  const entries = await loadCalendarEntries(services);
  const asked = readCalendarQuery(query, today);
  return { data: { head, school, asked, today, entries, siteUrl: services.siteUrl } };
}

function Calendar({ data: { head, school, ...data } }: { data: CalendarData }) {
  return (
    <>
      <Letterhead />
      <div className="no-print">
        <PageBanner path="/calendar" line={head.line} />
      </div>
      <View {...data} />
    </>
  );
}

function View({ asked, entries, ...rest }: Omit<CalendarData, "head" | "school">) {
  const { calendar } = useWords();
  if (asked.view === "year") return <YearView year={asked.year} today={rest.today} entries={entries} />;
  if (entries.length > 0) {
    return (
      <>
        {asked.month === monthOf(rest.today) && <WeekView today={rest.today} entries={entries} />}
        <MonthView month={asked.month} entries={entries} {...rest} />
      </>
    );
  }
  return (
    <div className="section page-width">
      <EmptyList>{calendar.none}</EmptyList>
    </div>
  );
}

export const page = createPage<CalendarData>({
  stylesheet: "calendar",
  load: loadCalendar,
  describe: describeCalendar,
  Component: Calendar,
});
