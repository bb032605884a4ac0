import type { Picture } from "./picture.ts";
import { portraits } from "./portraits.ts";
import { aboutPage } from "./scenes/about.ts";
import { blogCovers } from "./scenes/blog-covers.ts";
import { classroom } from "./scenes/classroom.ts";
import { committeeBoard } from "./scenes/committee-board.ts";
import { schoolEvents } from "./scenes/events.ts";
import { facilities } from "./scenes/facilities.ts";
import { gallery } from "./scenes/gallery.ts";
import { heroSlides } from "./scenes/hero.ts";
import { homeSections } from "./scenes/home-sections.ts";
import { ogCard } from "./scenes/og-card.ts";
import { services } from "./scenes/services.ts";
import { sports } from "./scenes/sports.ts";
import { fieldTrips } from "./scenes/trips.ts";

export type { Picture } from "./picture.ts";

/** Every picture of the school; a scene file adds itself here. */
export const pictures: readonly Picture[] = [
  ...portraits,
  ...committeeBoard,
  ...ogCard,
  ...heroSlides,
  ...homeSections,
  ...aboutPage,
  ...facilities,
  ...classroom,
  ...services,
  ...gallery,
  ...schoolEvents,
  ...sports,
  ...fieldTrips,
  ...blogCovers,
];
