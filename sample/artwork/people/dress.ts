import { colour, mix } from "../palette.ts";

/** What somebody wears, as a scene asks for it. */
export type Outfit =
  | {
      kind: "uniform";
      bottom: "shorts" | "trousers" | "skirt" | "pinafore";
      sweater?: boolean;
      tie?: boolean;
    }
  | { kind: "kurta"; colour: string; trousers?: string; jacket?: string; stole?: string }
  | { kind: "sari"; colour: string; border: string; blouse: string }
  | { kind: "salwar"; colour: string; trousers: string; dupatta: string }
  | { kind: "suit"; colour: string; shirt?: string; tie: string }
  | { kind: "shirt"; colour: string; trousers: string; tie?: string; sweater?: string }
  | { kind: "coat"; over: string; trousers: string }
  | { kind: "sports"; colour: string; shorts: string; long?: boolean; white?: boolean }
  | { kind: "lehenga"; colour: string; blouse: string; border: string; dupatta: string }
  | { kind: "dhoti"; colour: string; border: string; shawl?: string };

export type Neckline = "collar" | "round" | "vee" | "band" | "scoop";

export interface Lower {
  kind: "legs" | "skirt";
  colour: string;
  /** Share of the leg that is covered. */
  length: number;
  /** 1 is close to the leg. */
  width: number;
  border?: string;
  pleats?: boolean;
}

/** An outfit taken apart into what has to be drawn. */
export interface Garments {
  top: string;
  /** Share of the arm that is covered. */
  sleeve: number;
  /** Share of the leg that the top hangs over; 0 when it is tucked in. */
  hem: number;
  trim?: string;
  neckline: Neckline;
  lower: Lower;
  shoes: string;
  socks?: string;
  belt?: string;
  tie?: string;
  buttons?: boolean;
  /** Wears the school's badge, and its stripes on the tie. */
  school?: boolean;
  /** Open in front with lapels, over a shirt. */
  jacket?: { colour: string; sleeves: boolean; lapels: boolean; hem: number };
  bib?: string;
  vest?: string;
  pallu?: { colour: string; border: string };
  dupatta?: string;
  stole?: string;
}

const CHARCOAL = "#51464b";

const legs = (tone: string, length = 1, width = 1.25): Lower => ({
  kind: "legs",
  colour: tone,
  length,
  width,
});

export function garmentsOf(outfit: Outfit): Garments {
  switch (outfit.kind) {
    case "uniform": {
      const { bottom, sweater, tie = true } = outfit;
      const skirted = bottom === "skirt" || bottom === "pinafore";
      return {
        top: colour.linen,
        sleeve: sweater ? 0.97 : 0.42,
        hem: 0,
        neckline: "collar",
        lower: skirted
          ? { kind: "skirt", colour: colour.maroon, length: 0.5, width: 1.5, pleats: true }
          : legs(bottom === "shorts" ? colour.maroon : CHARCOAL, bottom === "shorts" ? 0.44 : 0.97),
        shoes: colour.ink,
        socks: bottom === "trousers" ? undefined : colour.linen,
        belt: bottom === "pinafore" ? colour.maroonDeep : bottom === "skirt" ? undefined : colour.ink,
        tie: tie ? (bottom === "pinafore" ? colour.saffron : colour.maroon) : undefined,
        buttons: bottom !== "pinafore",
        school: true,
        bib: bottom === "pinafore" ? colour.maroon : undefined,
        vest: sweater ? mix(colour.maroon, colour.brick, 0.25) : undefined,
      };
    }
    case "kurta":
      return {
        top: outfit.colour,
        sleeve: 0.94,
        hem: 0.46,
        neckline: "band",
        lower: legs(outfit.trousers ?? colour.linen, 0.96, 1.2),
        shoes: colour.bark,
        buttons: true,
        jacket: outfit.jacket
          ? { colour: outfit.jacket, sleeves: false, lapels: false, hem: 0.06 }
          : undefined,
        stole: outfit.stole,
      };
    case "sari":
      return {
        top: outfit.blouse,
        sleeve: 0.4,
        hem: 0,
        neckline: "scoop",
        lower: {
          kind: "skirt",
          colour: outfit.colour,
          length: 0.98,
          width: 1.3,
          border: outfit.border,
          pleats: true,
        },
        shoes: colour.bark,
        pallu: { colour: outfit.colour, border: outfit.border },
      };
    case "salwar":
      return {
        top: outfit.colour,
        sleeve: 0.62,
        hem: 0.5,
        trim: outfit.dupatta,
        neckline: "round",
        lower: legs(outfit.trousers, 0.94, 1.35),
        shoes: colour.clay,
        dupatta: outfit.dupatta,
      };
    case "suit":
      return {
        top: outfit.shirt ?? colour.linen,
        sleeve: 0.95,
        hem: 0,
        neckline: "collar",
        lower: legs(outfit.colour, 0.98),
        shoes: colour.ink,
        tie: outfit.tie,
        jacket: { colour: outfit.colour, sleeves: true, lapels: true, hem: 0.1 },
      };
    case "shirt":
      return {
        top: outfit.colour,
        sleeve: 0.92,
        hem: 0,
        neckline: "collar",
        lower: legs(outfit.trousers, 0.98),
        shoes: colour.barkDeep,
        belt: colour.barkDeep,
        buttons: true,
        tie: outfit.tie,
        vest: outfit.sweater,
      };
    case "coat":
      return {
        top: outfit.over,
        sleeve: 0.95,
        hem: 0,
        neckline: "collar",
        lower: legs(outfit.trousers, 0.98),
        shoes: colour.barkDeep,
        jacket: { colour: colour.white, sleeves: true, lapels: true, hem: 0.42 },
      };
    case "sports":
      return {
        top: outfit.colour,
        sleeve: 0.42,
        hem: 0.07,
        trim: colour.white,
        neckline: outfit.white ? "collar" : "round",
        lower: legs(outfit.shorts, outfit.long ? 0.97 : 0.42, 1.3),
        shoes: colour.linen,
        socks: outfit.long ? undefined : colour.white,
      };
    case "lehenga":
      return {
        top: outfit.blouse,
        sleeve: 0.36,
        hem: 0,
        neckline: "round",
        lower: {
          kind: "skirt",
          colour: outfit.colour,
          length: 0.92,
          width: 2.4,
          border: outfit.border,
          pleats: true,
        },
        shoes: colour.clay,
        pallu: { colour: outfit.dupatta, border: outfit.border },
      };
    case "dhoti":
      return {
        top: outfit.colour,
        sleeve: 0.9,
        hem: 0.4,
        neckline: "band",
        lower: {
          kind: "skirt",
          colour: colour.linen,
          length: 0.86,
          width: 1.3,
          border: outfit.border,
          pleats: true,
        },
        shoes: colour.clay,
        buttons: true,
        stole: outfit.shawl,
      };
  }
}
