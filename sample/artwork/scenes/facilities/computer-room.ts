import { lettering } from "../../lettering.ts";
import { colour, glow } from "../../palette.ts";
import type { Picture } from "../../picture.ts";
import { grownUp, pupil } from "../../props/cast.ts";
import { keyboardAt, type Program, sideMonitor, sidePrint } from "../../props/computers.ts";
import { benchAt } from "../../props/furniture.ts";
import { gesture } from "../../props/gestures.ts";
import { face, person, type Standing, thing, viewFrom } from "../../props/perspective.ts";
import { room } from "../../props/room.ts";
import { ceilingFan, wallClock, windowOpening } from "../../surroundings/indoors.ts";
import { schoolBag } from "../../surroundings/objects.ts";
import { vignette } from "../../surroundings/outdoors.ts";
import { pottedPlant } from "../../surroundings/plants.ts";
import { clipped, ellipse, picture, place } from "../../svg.ts";

function draw(): string {
  const view = viewFrom({ centre: 600, horizon: 290, eye: 1.66, focal: 1180 });
  const back = 8;
  const metre = view.scale(back);
  const top = 0.62;
  const typing = gesture({
    legs: "chairSideways",
    left: [0.62, 0.52],
    right: [0.7, 0.48],
    handLeft: "flat",
    handRight: "flat",
    lean: 3,
    nod: 0.1,
  });
  const showing = gesture({
    legs: "chairSideways",
    left: [0.5, 0.54],
    right: [0.86, 0.1],
    handRight: "flat",
    lean: 4,
    elbows: [1, 1],
  });
  type Seat = Omit<Standing, "x" | "z"> & { side: 1 | -1; z: number; program: Program };
  const seats: Seat[] = [
    { side: -1, z: 6.5, program: "sums", ...pupil.joseph },
    { side: 1, z: 6.5, program: "letters", ...pupil.lata },
    { side: -1, z: 5.4, program: "map", ...pupil.naina, pose: showing, expression: "grin" },
    { side: 1, z: 5.4, program: "bars", ...pupil.arjun },
    { side: -1, z: 4.3, program: "letters", ...pupil.veer },
    { side: 1, z: 4.2, program: "drawing", ...pupil.meher, pose: showing, expression: "grin" },
    { side: 1, z: 3.05, program: "sums", ...pupil.gurnoor },
    { side: -1, z: 3.1, program: "drawing", ...pupil.tara, expression: "grin" },
  ];
  const sitting = ({ side, z, program: _program, ...who }: Seat): string =>
    person(view, {
      facing: side > 0 ? "right" : "left",
      pose: typing,
      gaze: [side * 0.9, 0.1],
      ...who,
      x: side * 0.93,
      z: z + 0.1,
    });
  /** The counter runs past everybody, so each stretch is drawn before the child who hides it. */
  const workplace = (seat: Seat): string => {
    const { side, z, program } = seat;
    const farther = seats.filter((other) => other.side === side && other.z > z).map((other) => other.z);
    const far = Math.min(back, ...farther.map((at) => at + 0.1));
    return [
      stretch(side, z + 0.1, far),
      sideMonitor(view, { x: side * 1.62, y: top, z: z - 0.1, program }),
      keyboardAt(view, side > 0 ? 1.22 : -1.38, top, z + 0.1),
      benchAt(view, side * 0.9, z + 0.12, { height: 0.3, width: 0.36, tone: colour.saffron }),
      sitting(seat),
    ].join("");
  };
  const handsOnTop = (seat: Seat): string =>
    clipped(`M0 0H1200V${view.at(0, top - 0.02, seat.z + 0.1)[1]}H0Z`, sitting(seat));
  const stretch = (side: 1 | -1, near: number, far: number): string =>
    face(
      view,
      [
        [side * 1.1, top, near],
        [side * 2.1, top, near],
        [side * 2.1, top, far],
        [side * 1.1, top, far],
      ],
      "#d9c6a2",
    ) +
    face(
      view,
      [
        [side * 1.1, top - 0.06, near],
        [side * 1.1, top - 0.06, far],
        [side * 1.1, top, far],
        [side * 1.1, top, near],
      ],
      side > 0 ? "#a98c66" : "#7d6350",
    );
  return picture(1200, 900, [
    room(view, {
      left: -2.1,
      right: 2.1,
      back,
      height: 3.1,
      wall: "#a9c3cf",
      dado: "#3f6480",
      floor: "#b0a492",
      tile: 0.5,
    }),
    place(...view.at(-1.6, 2.5, back), windowOpening(metre * 0.8, metre * 1.1, { seed: 3, shutters: false })),
    place(...view.at(0.8, 2.5, back), windowOpening(metre * 0.8, metre * 1.1, { seed: 7, shutters: false })),
    place(...view.at(0, 2.25, back), wallClock(metre * 0.17, 11, 20)),
    place(
      ...view.at(0, 2.72, back),
      lettering("Computer Room", 0, 0, { size: 30, fill: colour.indigo, anchor: "middle" }),
    ),
    ellipse([600, 230], 420, 330, glow("#fff6dc"), { "fill-opacity": 0.55 }),
    sidePrint(view, -2.09, 4.6, "map"),
    sidePrint(view, -2.09, 6.2, "letters"),
    sidePrint(view, 2.09, 4.4, "bars"),
    sidePrint(view, 2.09, 6, "drawing"),
    place(...view.at(-0.2, 2.9, 6), ceilingFan(280)),
    thing(view, -0.2, 0, back - 0.4, pottedPlant(90, 5)),
    ...seats.slice(0, 5).map(workplace),
    person(view, {
      ...grownUp.davidSir,
      x: 0.14,
      z: 4.5,
      pose: gesture({
        left: [0.16, 0.66],
        right: [0.78, 0.66],
        handLeft: "relaxed",
        handRight: "flat",
        lean: 16,
        nod: 0.3,
        elbows: [1, 1],
      }),
      facing: "right",
      gaze: [0.9, 0.7],
      shade: 0.7,
    }),
    ...seats.slice(5).map(workplace),
    stretch(1, 2, 3.15),
    stretch(-1, 2, 3.2),
    ...seats.slice(4).map(handsOnTop),
    thing(view, -0.46, 0, 3.5, schoolBag(34, colour.maroon)),
    thing(view, 0.5, 0, 3.4, schoolBag(32, colour.teal)),
    vignette(1200, 900, 0.22),
  ]);
}

export const computerRoom: Picture = {
  key: "facility-computer-room",
  width: 1200,
  height: 900,
  format: "jpeg",
  alt: "Two rows of children at computers along the walls of a blue room, their teacher leaning over to look at a girl’s drawing",
  draw,
};
