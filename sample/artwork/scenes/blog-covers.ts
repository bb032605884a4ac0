import type { Picture } from "../picture.ts";
import { blogFirstDay } from "./blog/first-day.ts";
import { blogKitchenGarden } from "./blog/kitchen-garden.ts";
import { blogMonsoon } from "./blog/monsoon.ts";
import { blogMotherTongue } from "./blog/mother-tongue.ts";
import { blogReadingHabit } from "./blog/reading-habit.ts";
import { blogScienceAtHome } from "./blog/science-at-home.ts";

export const blogCovers: readonly Picture[] = [
  blogFirstDay,
  blogReadingHabit,
  blogKitchenGarden,
  blogScienceAtHome,
  blogMonsoon,
  blogMotherTongue,
];
