import type { Picture } from "../picture.ts";
import { tripFarm } from "./trips/farm.ts";
import { tripMuseum } from "./trips/museum.ts";
import { tripZoo } from "./trips/zoo.ts";

export const fieldTrips: readonly Picture[] = [tripZoo, tripMuseum, tripFarm];
