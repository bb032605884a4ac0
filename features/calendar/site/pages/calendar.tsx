import { monthOf } from "../../../../core/content/days/calendar-days.ts";
import { readToday } from "../../../../core/content/text/read-today.ts";
import { EmptyList } from "../../../../core/site/components/empty-list.tsx";
import { PageBanner } from "../../../../core/site/components/page-banner.tsx";
import { Letterhead } from "../../../../core/site/frame/letterhead.tsx";
import {
  createPage,
  type PageRequest,
  type PageServices,
  type PropsOf,
} from "../../../../core/site/public-page.ts";
import { useWords } from "../../../../core/site/site-context.tsx";
import { readCalendarQuery } from "../calendar-query.ts";
import { describeCalendar } from "../describe-calendar.ts";
import { loadCalendarEntries } from "../load-calendar.ts";
import { MonthView } from "../views/month-view.tsx";
import { WeekView } from "../views/week-view.tsx";
import { YearView } from "../views/year-view.tsx";

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
