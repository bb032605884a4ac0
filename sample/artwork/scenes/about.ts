import type { Picture } from "../picture.ts";
import { history } from "./about/history.ts";
import { mission } from "./about/mission.ts";
import { vision } from "./about/vision.ts";

export const aboutPage: Picture[] = [vision, mission, history];
