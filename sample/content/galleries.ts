import type { SampleGallery } from "./types.ts";

export const galleries: SampleGallery[] = [
  {
    title: "Festivals",
    description: "Colour, lamps, kites and sweets: the year as the children count it.",
    pictures: ["gallery-rangoli", "gallery-holi", "gallery-kite-festival", "gallery-folk-dance"],
  },
  {
    title: "Clubs and Stage",
    description: "Music, chess, puppets, and a prize for those who kept at it.",
    pictures: ["gallery-tabla-harmonium", "gallery-chess", "gallery-puppet-show", "gallery-prize-day"],
  },
  {
    title: "Every Day",
    description: "Lunch together, muddy hands in the garden, and the first rain.",
    pictures: [
      "gallery-mid-day-meal",
      "gallery-kitchen-garden",
      "gallery-tree-planting",
      "gallery-rainy-day",
    ],
  },
];
