import { colour, hairColour, skin } from "../palette.ts";
import type { Looks, Outfit } from "../people.ts";

export interface Person extends Looks {
  outfit: Outfit;
}

const pinafore: Outfit = { kind: "uniform", bottom: "pinafore" };
const skirt: Outfit = { kind: "uniform", bottom: "skirt" };
const shorts: Outfit = { kind: "uniform", bottom: "shorts" };
const trousers: Outfit = { kind: "uniform", bottom: "trousers" };

/** The children who turn up in the scenes: no two alike, so that a group of any of them is a group of persons. */
export const pupils = {
  asha: { sex: "f", skin: skin.honey, hair: "plaits", ribbon: colour.maroon, outfit: pinafore },
  meera: { sex: "f", skin: skin.wheat, hair: "ponytail", faceWidth: -0.5, eyeSize: 0.4, outfit: skirt },
  zoya: {
    sex: "f",
    skin: skin.almond,
    headwear: { kind: "hijab", colour: colour.linen },
    faceWidth: 0.3,
    outfit: skirt,
  },
  lakshmi: { sex: "f", skin: skin.brown, hair: "singlePlait", flowers: true, bindi: true, outfit: pinafore },
  tara: { sex: "f", skin: skin.tan, hair: "bob", faceWidth: 0.6, browWeight: 0.4, outfit: pinafore },
  pari: { sex: "f", skin: skin.almond, hair: "bob", glasses: "round", eyeSize: -0.2, outfit: skirt },
  rukmini: {
    sex: "f",
    skin: skin.tan,
    hair: "plaits",
    ribbon: colour.white,
    glasses: "round",
    faceWidth: -0.4,
    outfit: skirt,
  },
  noor: { sex: "f", skin: skin.wheat, hair: "curly", hairColour: hairColour.brown, outfit: pinafore },
  devika: { sex: "f", skin: skin.deep, hair: "topKnot", faceWidth: 0.2, noseSize: 0.3, outfit: pinafore },
  chitra: {
    sex: "f",
    skin: skin.honey,
    hair: "long",
    hairColour: hairColour.brown,
    bindi: true,
    outfit: skirt,
  },
  kabir: { sex: "m", skin: skin.tan, hair: "sidePart", faceWidth: 0.2, outfit: shorts },
  arjun: { sex: "m", skin: skin.honey, hair: "crop", faceWidth: -0.4, jaw: 0.3, outfit: shorts },
  jaspreet: {
    sex: "m",
    skin: skin.almond,
    headwear: { kind: "patka", colour: colour.saffron },
    faceWidth: 0.5,
    outfit: trousers,
  },
  farhan: { sex: "m", skin: skin.wheat, hair: "wavy", browWeight: 0.5, noseSize: 0.3, outfit: trousers },
  thomas: { sex: "m", skin: skin.brown, hair: "curly", faceWidth: 0.3, lips: 0.4, outfit: shorts },
  rohan: { sex: "m", skin: skin.almond, hair: "sidePart", glasses: "square", faceWidth: 0.7, outfit: shorts },
  bhola: { sex: "m", skin: skin.deep, hair: "crop", faceWidth: 0.4, eyeSize: 0.4, outfit: shorts },
  tenzin: { sex: "m", skin: skin.wheat, hair: "crop", eyeSize: -0.9, faceWidth: 0.8, outfit: trousers },
  vihaan: {
    sex: "m",
    skin: skin.honey,
    hair: "wavy",
    hairColour: hairColour.brown,
    jaw: -0.5,
    outfit: trousers,
  },
} as const satisfies Record<string, Person>;

export const grownUps = {
  nair: {
    age: "adult",
    sex: "f",
    skin: skin.honey,
    hair: "bun",
    bindi: true,
    earrings: true,
    outfit: { kind: "sari", colour: colour.teal, border: colour.gold, blouse: colour.maroon },
  },
  ansari: {
    age: "adult",
    sex: "f",
    skin: skin.almond,
    hair: "long",
    headwear: { kind: "veil", colour: colour.linen, border: colour.dustyBlue },
    outfit: { kind: "salwar", colour: colour.indigo, trousers: colour.linen, dupatta: colour.dustyBlue },
  },
  vyas: {
    age: "elder",
    sex: "f",
    skin: skin.wheat,
    hair: "bun",
    hairColour: hairColour.grey,
    glasses: "half",
    bindi: true,
    outfit: { kind: "sari", colour: colour.linen, border: colour.maroon, blouse: colour.maroon },
  },
  tiwari: {
    age: "adult",
    sex: "m",
    skin: skin.tan,
    hair: "sidePart",
    moustache: "thin",
    outfit: { kind: "kurta", colour: colour.linen, jacket: colour.green },
  },
  gill: {
    age: "adult",
    sex: "m",
    skin: skin.almond,
    headwear: { kind: "turban", colour: colour.indigo },
    beard: "full",
    moustache: "full",
    outfit: { kind: "shirt", colour: colour.linen, trousers: colour.slate },
  },
  joshi: {
    age: "adult",
    sex: "f",
    skin: skin.brown,
    hair: "singlePlait",
    bindi: true,
    outfit: { kind: "salwar", colour: colour.saffron, trousers: colour.maroon, dupatta: colour.butter },
  },
  menon: {
    age: "adult",
    sex: "f",
    skin: skin.tan,
    hair: "bun",
    flowers: true,
    glasses: "round",
    bindi: true,
    outfit: { kind: "sari", colour: colour.saffron, border: colour.maroon, blouse: colour.maroon },
  },
  ramlal: {
    age: "elder",
    sex: "m",
    skin: skin.brown,
    hair: "receding",
    hairColour: hairColour.grey,
    moustache: "handlebar",
    headwear: { kind: "topi", colour: colour.linen },
    outfit: { kind: "kurta", colour: colour.sand },
  },
} as const satisfies Record<string, Person>;
