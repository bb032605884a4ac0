import type { Picture } from "../picture.ts";
import { heroAnnualFunction } from "./hero/annual-function.ts";
import { heroBanyanCourtyard } from "./hero/banyan-courtyard.ts";
import { heroClassroom } from "./hero/classroom.ts";
import { heroLibrary } from "./hero/library.ts";
import { heroMorningAssembly } from "./hero/morning-assembly.ts";
import { heroRepublicDay } from "./hero/republic-day.ts";
import { heroSchoolBuilding } from "./hero/school-building.ts";
import { heroSportsDay } from "./hero/sports-day.ts";

export const heroSlides: readonly Picture[] = [
  heroSchoolBuilding,
  heroMorningAssembly,
  heroBanyanCourtyard,
  heroClassroom,
  heroLibrary,
  heroSportsDay,
  heroRepublicDay,
  heroAnnualFunction,
];
