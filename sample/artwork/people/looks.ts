import { hairColour, skin } from "../palette.ts";
import type { Point } from "../svg.ts";

export type HairStyle =
  | "crop"
  | "sidePart"
  | "tousled"
  | "wavy"
  | "curly"
  | "bob"
  | "plaits"
  | "loopedPlaits"
  | "singlePlait"
  | "ponytail"
  | "bun"
  | "topKnot"
  | "long"
  | "receding"
  | "bald";

export type Headwear =
  | { kind: "turban"; colour: string }
  | { kind: "patka"; colour: string }
  | { kind: "hijab"; colour: string }
  | { kind: "veil"; colour: string; border: string }
  | { kind: "cap"; colour: string }
  | { kind: "topi"; colour: string };

export type Expression = "smile" | "grin" | "calm" | "sing" | "focus";

/** What makes a person recognisable: all of it has defaults, so scenes state only what matters. */
export interface Looks {
  age?: "child" | "teen" | "adult" | "elder";
  sex?: "f" | "m";
  skin?: string;
  hair?: HairStyle;
  hairColour?: string;
  ribbon?: string;
  hairband?: string;
  headwear?: Headwear;
  expression?: Expression;
  glasses?: "round" | "square" | "half";
  bindi?: boolean;
  sindoor?: boolean;
  earrings?: boolean;
  nosePin?: boolean;
  flowers?: boolean;
  moustache?: "thin" | "full" | "handlebar";
  beard?: "short" | "full" | "stubble";
  /** Where the eyes look, -1 to 1 each way. */
  gaze?: Point;
  /** Small differences of build: -1 to 1 each. */
  faceWidth?: number;
  jaw?: number;
  eyeSize?: number;
  noseSize?: number;
  browWeight?: number;
  lips?: number;
}

/** A head in its own units: 100 high from crown to chin, centred on the origin. */
export interface Head {
  looks: Required<Pick<Looks, "age" | "sex" | "skin" | "hair" | "hairColour" | "expression">> & Looks;
  /** -1 turned to the left of the picture, 0 to the front, 1 to the right. */
  turn: number;
  back: boolean;
  /** 0 for a young child, 1 for a grown person. */
  grown: number;
  /** Big enough for lids, locks and reflected light to be seen. */
  fine: boolean;
}

export function headOf(looks: Looks, turn: number, { back = false, fine = true } = {}): Head {
  const age = looks.age ?? "child";
  const sex = looks.sex ?? "f";
  return {
    looks: {
      ...looks,
      age,
      sex,
      skin: looks.skin ?? skin.honey,
      hair: looks.hair ?? (sex === "f" ? "plaits" : "sidePart"),
      hairColour: looks.hairColour ?? (age === "elder" ? hairColour.grey : hairColour.black),
      expression: looks.expression ?? "smile",
    },
    turn,
    back,
    fine,
    grown: { child: 0, teen: 0.6, adult: 1, elder: 1 }[age],
  };
}

const between = (child: number, adult: number, grown: number): number => child + (adult - child) * grown;

/** The skull and jaw, right half from the crown to the chin. */
export function skullHalf({ looks, grown }: Head): Point[] {
  const broad = 1 + (looks.faceWidth ?? 0) * 0.06;
  const jaw = 1 + (looks.jaw ?? 0) * 0.12 + (looks.sex === "m" ? 0.1 * grown : 0);
  const across = (child: number, adult: number): number => between(child, adult, grown) * broad;
  return [
    [0, -50],
    [across(15.5, 13.5), -47.6],
    [across(29, 25.5), -39.4],
    [across(38, 33), -25.5],
    [across(41.3, 36.2), -9],
    [across(41, 35.5), 8],
    [across(37, 31.5) * (0.6 + 0.4 * jaw), 25],
    [across(25, 20) * jaw, 41],
    [across(10, 8.5) * jaw, 49],
    [0, 50],
  ];
}

/** Moves a point of the unturned head to where the turned head shows it. */
export function turned(head: Head, [x, y]: Point): Point {
  const far = Math.sign(x) === Math.sign(head.turn);
  const amount = Math.abs(head.turn);
  const shift = head.turn * between(4, 8, (y + 50) / 100);
  return [x * (far ? 1 - 0.1 * amount : 1 + 0.03 * amount) + shift, y];
}

/** The same for a feature, which lies on the front of the face and so travels further. */
export function faced(head: Head, [x, y]: Point): Point {
  const far = Math.sign(x) === Math.sign(head.turn);
  const amount = Math.abs(head.turn);
  return [x * (far ? 1 - 0.34 * amount : 1 - 0.06 * amount) + head.turn * 16, y];
}

export interface FaceLayout {
  eyeX: number;
  eyeY: number;
  eyeHalf: number;
  eyeOpen: number;
  browY: number;
  noseY: number;
  mouthY: number;
  mouthHalf: number;
}

export function layoutOf({ looks, grown }: Head): FaceLayout {
  const size = 1 + (looks.eyeSize ?? 0) * 0.12;
  const eyeY = between(6, 0, grown);
  return {
    eyeX: between(18, 15.6, grown) * (1 + (looks.faceWidth ?? 0) * 0.03),
    eyeY,
    eyeHalf: between(7.6, 6.7, grown) * size,
    eyeOpen: between(5.6, looks.sex === "f" ? 3.9 : 3.4, grown) * size,
    browY: eyeY - between(12.5, 10, grown),
    noseY: between(21, 19.5, grown),
    mouthY: between(32.5, 32.5, grown),
    mouthHalf: between(11, 11.5, grown),
  };
}
