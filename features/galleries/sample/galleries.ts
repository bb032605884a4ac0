import type { Sample } from "../../../core/sample/types.ts";
import type { galleries as declaration } from "../content/galleries.ts";

export const galleries: (Sample<typeof declaration> & { pictures: string[] })[] = [
  {
    title: "Festivals",
    titleHi: "त्योहार",
    description: "Colour, lamps, kites and sweets: the year as the children count it.",
    descriptionHi: "रंग, दीये, पतंगें और मिठाइयाँ: बच्चे अपना साल इन्हीं से गिनते हैं।",
    pictures: ["gallery-rangoli", "gallery-holi", "gallery-kite-festival", "gallery-folk-dance"],
  },
  {
    title: "Clubs and Stage",
    titleHi: "क्लब और मंच",
    description: "Music, chess, puppets, and a prize for those who kept at it.",
    descriptionHi: "संगीत, शतरंज, कठपुतलियाँ, और लगन से जुटे रहने वालों को पुरस्कार।",
    pictures: ["gallery-tabla-harmonium", "gallery-chess", "gallery-puppet-show", "gallery-prize-day"],
  },
  {
    title: "Every Day",
    titleHi: "रोज़ के दिन",
    description: "Lunch together, muddy hands in the garden, and the first rain.",
    descriptionHi: "साथ बैठकर भोजन, बगिया में मिट्टी से सने हाथ, और पहली बारिश।",
    pictures: [
      "gallery-mid-day-meal",
      "gallery-kitchen-garden",
      "gallery-tree-planting",
      "gallery-rainy-day",
    ],
  },
];
