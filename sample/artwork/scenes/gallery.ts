import type { Picture } from "../picture.ts";
import { chessGame } from "./gallery/chess.ts";
import { folkDance } from "./gallery/folk-dance.ts";
import { holi } from "./gallery/holi.ts";
import { kitchenGarden } from "./gallery/kitchen-garden.ts";
import { kiteFestival } from "./gallery/kite-festival.ts";
import { midDayMeal } from "./gallery/mid-day-meal.ts";
import { prizeDay } from "./gallery/prize-day.ts";
import { puppetShow } from "./gallery/puppet-show.ts";
import { rainyDay } from "./gallery/rainy-day.ts";
import { rangoliMaking } from "./gallery/rangoli.ts";
import { tablaHarmonium } from "./gallery/tabla-harmonium.ts";
import { treePlanting } from "./gallery/tree-planting.ts";

export const gallery: Picture[] = [
  rangoliMaking,
  tablaHarmonium,
  midDayMeal,
  treePlanting,
  kiteFestival,
  holi,
  folkDance,
  chessGame,
  puppetShow,
  kitchenGarden,
  rainyDay,
  prizeDay,
];
