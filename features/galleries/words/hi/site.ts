import type { Words } from "../../../../core/words/en.ts";

export const gallery: Words["gallery"] = {
  none: "फ़ोटो यहाँ शीघ्र दिखाई जाएँगी।",
  picture: (album, number, count) => `${album}, ${count} में से फ़ोटो ${number}`,
  all: (count) => `सभी ${count} फ़ोटो देखें`,
  count: (count) => `${count} फ़ोटो`,
  albums: "सभी एल्बम",
  pages: "फ़ोटो गैलरी के पृष्ठ",
  albumPages: "एल्बम के पृष्ठ",
};
