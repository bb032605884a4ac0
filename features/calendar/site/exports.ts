export { describeDays } from "./calendar-text.ts";
export { loadComingEntries } from "./load-calendar.ts";
export { KindAndDay, NearDayMark } from "./views/kind-and-day.tsx";
