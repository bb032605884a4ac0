import type { Picture } from "../picture.ts";
import { computerRoom } from "./facilities/computer-room.ts";
import { diningHall } from "./facilities/dining-hall.ts";
import { healthRoom } from "./facilities/health-room.ts";
import { library } from "./facilities/library.ts";
import { musicRoom } from "./facilities/music-room.ts";
import { playground } from "./facilities/playground.ts";
import { schoolBusStop } from "./facilities/school-bus.ts";
import { scienceLab } from "./facilities/science-lab.ts";

export const facilities: Picture[] = [
  library,
  scienceLab,
  computerRoom,
  playground,
  musicRoom,
  diningHall,
  schoolBusStop,
  healthRoom,
];
