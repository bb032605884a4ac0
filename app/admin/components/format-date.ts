const DAY = new Intl.DateTimeFormat("en-IN", { dateStyle: "medium", timeZone: "UTC" });
const MOMENT = new Intl.DateTimeFormat("en-IN", { dateStyle: "medium", timeStyle: "short" });

/** A calendar date, which is the same day everywhere. */
export const formatDate = (date: string) => DAY.format(new Date(date));

/** A moment, in the reader's own time. */
export const formatMoment = (moment: string) => MOMENT.format(new Date(moment));
