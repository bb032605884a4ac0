import { dayInIndia, startOfDayInIndia } from "../../../core/content/text/india-time.ts";
import type { FrameState } from "../../../core/site/feature-site.ts";
import type { PageServices } from "../../../core/site/public-page.ts";
import {
  announceAdmissions,
  announceEntry,
  buildDayBanner,
  type DayAnnouncement,
  type DayLine,
} from "../content/day-banner.ts";
import { loadComingEntries } from "./load-calendar.ts";

export interface LoadedDayBanner {
  today: string;
  lines: readonly DayLine[];
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
  const { lines, changesOn } = buildDayBanner(
    [...entries.map((entry) => announceEntry(entry, shownIds)), ...admissions],
    today,
  );
  if (changesOn) content.endAt(startOfDayInIndia(changesOn).getTime());
  return { today, lines };
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
