import { dayInIndia, endOfDayInIndia, startOfDayInIndia } from "../../../core/content/text/india-time.ts";
import type { FrameState } from "../../../core/site/feature-site.ts";
import type { PageServices } from "../../../core/site/public-page.ts";
import {
  announceAdmissions,
  announceEntry,
  buildDayBanner,
  type DayAnnouncement,
  type DayLine,
} from "../content/day-banner.ts";
import { findSchoolDay, type SchoolDay } from "../content/school-day.ts";
import { loadComingEntries } from "./load-calendar.ts";

export interface LoadedDayBanner {
  today: string;
  lines: readonly DayLine[];
  /** On a school day without any line. */
  schoolDay: SchoolDay | undefined;
}

/** The day banner of every page. The page is cached until its lines change. */
export async function loadDayBanner(
  services: PageServices,
  { shownPaths, shownIds }: FrameState,
): Promise<LoadedDayBanner> {
  const { content } = services;
  const today = dayInIndia(content.now);
  const entries = await loadComingEntries(services, today);
  const admissions = shownPaths.has("/admissions") ? await loadAdmissionDays(services) : [];
  const announcements = [...entries.map((entry) => announceEntry(entry, shownIds)), ...admissions];
  const { lines, changesOn } = buildDayBanner(announcements, today);
  if (changesOn) content.endAt(startOfDayInIndia(changesOn).getTime());
  const timings = lines.length === 0 && shownPaths.has("/parents") ? await loadTimings(services) : undefined;
  if (!timings || timings.items.length === 0) return { today, lines, schoolDay: undefined };
  // Hours, "tomorrow" and Sundays are different each day.
  content.endAt(endOfDayInIndia(today).getTime());
  return { today, lines, schoolDay: findSchoolDay(timings, announcements, today) };
}

async function loadTimings({ content, reportError }: PageServices) {
  try {
    return (await content.page("parents")).timings;
  } catch (error) {
    reportError(error);
    return undefined;
  }
}

async function loadAdmissionDays({ content, reportError }: PageServices): Promise<DayAnnouncement[]> {
  try {
    const { dates } = await content.page("admissions");
    return announceAdmissions(dates, "/admissions");
  } catch (error) {
    reportError(error);
    return [];
  }
}
