import { schoolYearName, schoolYearOf } from "../../../core/content/days/calendar-days.ts";

/** When a session such as `2026-27` is, on a day. */
export function findSessionTime(session: string, today: string): "over" | "running" | "coming" {
  const running = schoolYearName(schoolYearOf(today));
  if (session === running) return "running";
  return session < running ? "over" : "coming";
}
