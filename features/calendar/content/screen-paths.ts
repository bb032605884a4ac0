/** The screen that adds many events, reached from the calendar. */
export const CALENDAR_IMPORT_PATH = "/admin/calendar/import";
