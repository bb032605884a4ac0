import type { Picture } from "../picture.ts";
import { foundationSubjects } from "./home/foundation-subjects.ts";
import { taglineGurukul } from "./home/tagline-gurukul.ts";

export const homeSections: Picture[] = [taglineGurukul, foundationSubjects];
