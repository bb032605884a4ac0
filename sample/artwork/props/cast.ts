import { colour, hairColour, skin } from "../palette.ts";
import type { Looks, Outfit } from "../people.ts";

type Part = Looks & { outfit: Outfit };

const pinafore: Outfit = { kind: "uniform", bottom: "pinafore" };
const skirt: Outfit = { kind: "uniform", bottom: "skirt" };
const shorts: Outfit = { kind: "uniform", bottom: "shorts" };
const trousers: Outfit = { kind: "uniform", bottom: "trousers" };

/** The children who turn up in picture after picture, each with a face of their own. */
export const pupil = {
  anaya: {
    sex: "f",
    hair: "plaits",
    skin: skin.honey,
    ribbon: colour.maroon,
    outfit: pinafore,
    faceWidth: 0.4,
  },
  kabir: { sex: "m", hair: "sidePart", skin: skin.tan, outfit: shorts, browWeight: 0.5 },
  meher: { sex: "f", hair: "bob", skin: skin.wheat, outfit: skirt, eyeSize: 0.5 },
  gurnoor: {
    sex: "m",
    skin: skin.almond,
    headwear: { kind: "patka", colour: colour.saffron },
    outfit: trousers,
    faceWidth: 0.3,
  },
  zoya: {
    sex: "f",
    hair: "ponytail",
    skin: skin.almond,
    ribbon: colour.saffron,
    outfit: pinafore,
    lips: 0.4,
  },
  dev: { sex: "m", hair: "curly", skin: skin.brown, outfit: shorts, noseSize: 0.4 },
  lata: {
    sex: "f",
    hair: "singlePlait",
    skin: skin.deep,
    ribbon: colour.marigold,
    outfit: skirt,
    eyeSize: 0.3,
  },
  arjun: { sex: "m", hair: "crop", skin: skin.honey, outfit: trousers, jaw: 0.4 },
  tara: {
    sex: "f",
    hair: "topKnot",
    skin: skin.tan,
    hairColour: hairColour.brown,
    outfit: pinafore,
    glasses: "round",
  },
  imran: { sex: "m", hair: "wavy", skin: skin.wheat, hairColour: hairColour.brown, outfit: shorts },
  naina: { sex: "f", hair: "bob", skin: skin.brown, outfit: pinafore, faceWidth: -0.4, bindi: true },
  rohan: { sex: "m", hair: "sidePart", skin: skin.deep, outfit: trousers, glasses: "square" },
  sana: { sex: "f", skin: skin.almond, headwear: { kind: "hijab", colour: colour.cream }, outfit: skirt },
  joseph: { sex: "m", hair: "crop", skin: skin.deep, outfit: shorts, lips: 0.5, noseSize: 0.5 },
  ira: {
    sex: "f",
    hair: "plaits",
    skin: skin.wheat,
    hairColour: hairColour.brown,
    ribbon: colour.saffron,
    outfit: skirt,
    glasses: "round",
  },
  veer: { sex: "m", hair: "wavy", skin: skin.tan, outfit: trousers, faceWidth: 0.6 },
} as const satisfies Record<string, Part>;

/** Grown-ups around them. */
export const grownUp = {
  sudhaMiss: {
    age: "adult",
    sex: "f",
    hair: "bun",
    skin: skin.honey,
    bindi: true,
    earrings: true,
    outfit: { kind: "sari", colour: colour.teal, border: colour.gold, blouse: colour.maroon },
  },
  mehtaSir: {
    age: "adult",
    sex: "m",
    hair: "sidePart",
    skin: skin.tan,
    moustache: "full",
    hairColour: hairColour.salt,
    outfit: { kind: "kurta", colour: colour.sand, jacket: colour.green },
  },
  farahMiss: {
    age: "adult",
    sex: "f",
    hair: "long",
    skin: skin.wheat,
    earrings: true,
    outfit: { kind: "salwar", colour: colour.indigo, trousers: colour.linen, dupatta: colour.marigold },
  },
  davidSir: {
    age: "adult",
    sex: "m",
    hair: "crop",
    skin: skin.deep,
    glasses: "square",
    outfit: { kind: "shirt", colour: colour.dustyBlue, trousers: colour.barkDeep },
  },
  kamlaDidi: {
    age: "elder",
    sex: "f",
    hair: "bun",
    skin: skin.brown,
    bindi: true,
    nosePin: true,
    outfit: { kind: "sari", colour: colour.green, border: colour.saffron, blouse: colour.saffron },
  },
  ustadji: {
    age: "elder",
    sex: "m",
    hair: "receding",
    skin: skin.almond,
    beard: "short",
    hairColour: hairColour.white,
    outfit: { kind: "kurta", colour: colour.cream, jacket: colour.maroon },
  },
  nanduMali: {
    age: "elder",
    sex: "m",
    skin: skin.deep,
    moustache: "handlebar",
    hairColour: hairColour.grey,
    headwear: { kind: "turban", colour: colour.saffron },
    outfit: { kind: "kurta", colour: colour.linen },
  },
  nurse: {
    age: "adult",
    sex: "f",
    hair: "bun",
    skin: skin.tan,
    outfit: { kind: "coat", over: colour.teal, trousers: colour.linen },
  },
  rekhaMiss: {
    age: "adult",
    sex: "f",
    hair: "singlePlait",
    skin: skin.brown,
    bindi: true,
    glasses: "round",
    outfit: { kind: "sari", colour: colour.saffron, border: colour.maroon, blouse: colour.green },
  },
} as const satisfies Record<string, Part>;
