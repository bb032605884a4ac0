import { INDIA } from "../../../content/india-time.ts";

const DAY = new Intl.DateTimeFormat("en-IN", { dateStyle: "medium", timeZone: "UTC" });
const MOMENT = new Intl.DateTimeFormat("en-IN", { dateStyle: "medium", timeStyle: "short", timeZone: INDIA });
const TIME = new Intl.DateTimeFormat("en-IN", { timeStyle: "medium", timeZone: INDIA });

/** A calendar date, which is the same day everywhere. */
export const formatDate = (date: string) => DAY.format(new Date(date));

/** A moment, in the school's time. */
export const formatMoment = (moment: string) => MOMENT.format(new Date(moment));

/** The time of day alone. */
export const formatTime = (moment: string) => TIME.format(new Date(moment));
