import type { Picture } from "../picture.ts";
import { eventAnnualDay } from "./events/annual-day.ts";
import { eventBasantPanchami } from "./events/basant-panchami.ts";
import { eventDiwaliLamps } from "./events/diwali-lamps.ts";
import { eventIndependenceDay } from "./events/independence-day.ts";
import { eventScienceFair } from "./events/science-fair.ts";
import { eventTeachersDay } from "./events/teachers-day.ts";

export const schoolEvents: readonly Picture[] = [
  eventAnnualDay,
  eventIndependenceDay,
  eventDiwaliLamps,
  eventScienceFair,
  eventTeachersDay,
  eventBasantPanchami,
];
