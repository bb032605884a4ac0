import type { Picture } from "../picture.ts";
import { careerGuidance } from "./services/career-guidance.ts";
import { extracurricular } from "./services/extracurricular.ts";
import { onlineClasses } from "./services/online-classes.ts";
import { personalizedLearning } from "./services/personalized-learning.ts";

export const services: Picture[] = [onlineClasses, extracurricular, personalizedLearning, careerGuidance];
