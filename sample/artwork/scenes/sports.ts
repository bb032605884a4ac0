import type { Picture } from "../picture.ts";
import { sportCricket } from "./sports/cricket.ts";
import { sportKabaddi } from "./sports/kabaddi.ts";
import { sportRelayRace } from "./sports/relay-race.ts";
import { sportYoga } from "./sports/yoga.ts";

export const sports: readonly Picture[] = [sportCricket, sportKabaddi, sportYoga, sportRelayRace];
