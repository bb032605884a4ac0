import { clockInIndia, dayInIndia } from "../../../content/school/india-time.ts";
import { words } from "../../ui/panel-words.ts";
import type { FoldedPart } from "../entry-form/folded-fields.tsx";
import { describeExpiresAt, describePublishAt } from "./describe-stage.ts";

const said = words.notices;

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;
const inAWeek = () => new Date(Date.now() + WEEK_MS);

/** The fields of a notice's form about when and where it is shown. */
export const LIFE_OF_NOTICE: FoldedPart = {
  title: said.whenAndWhere,
  names: ["category", "publishAt", "expiresAt", "isPinned", "isBanner", "eventFrom", "eventTo"],
  explain: {
    publishAt: describePublishAt,
    expiresAt: describeExpiresAt,
    eventFrom: (day) => (day ? said.inCalendar : said.notInCalendar),
  },
  shortcuts: {
    expiresAt: [
      { text: said.endOfToday, value: () => `${dayInIndia(new Date())}T23:59` },
      { text: said.inAWeek, value: () => clockInIndia(inAWeek().toISOString()) },
      { text: said.never, value: () => "" },
    ],
  },
};
