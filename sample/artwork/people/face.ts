import { colour, darker, glow, lighter, lit, mix } from "../palette.ts";
import { blob, crescent, curve, ellipse, mirrored, type Point, path, ribbon, stroke } from "../svg.ts";
import { brow, eye, glasses } from "./eyes.ts";
import { faced, type Head, layoutOf, skullHalf, turned } from "./looks.ts";
import { beard, whiskers } from "./whiskers.ts";

export function skullOutline(head: Head): string {
  return blob(mirrored(skullHalf(head)).map((point) => turned(head, point)));
}

export function ears(head: Head): string {
  const { looks, turn, grown } = head;
  const reach = (skullHalf(head)[5] as Point)[0];
  const y = 6 + (1 - grown) * 5;
  return [-1, 1]
    .filter((side) => side * turn < 0.45)
    .map((side) => {
      const [x] = turned(head, [side * (reach + 0.6), y]);
      const inset = side * turn < -0.3 ? -side * 3 * Math.abs(turn) : 0;
      const centre: Point = [x + inset, y];
      const hung = looks.earrings
        ? ellipse([centre[0], y + 12], 2.4, 3, lit(colour.gold)) +
          ellipse([centre[0] - 0.6, y + 11], 0.8, 1, colour.butter)
        : "";
      return (
        ellipse(centre, 4.9, 8.8, lit(darker(looks.skin, side > 0 ? 0.14 : 0.03))) +
        ellipse([centre[0] + side * 0.6, y + 0.5], 2.3, 5.2, darker(looks.skin, 0.3), {
          "fill-opacity": 0.5,
        }) +
        hung
      );
    })
    .join("");
}

function nose(head: Head): string {
  const { looks, grown, turn } = head;
  const { noseY, eyeY } = layoutOf(head);
  const big = (0.82 + 0.3 * grown) * (1 + (looks.noseSize ?? 0) * 0.22);
  const [cx] = faced(head, [0, noseY]);
  const tip = cx + turn * 4;
  const side = turn < -0.2 ? -1 : 1;
  const shade = darker(looks.skin, 0.5);
  const bridge: Point[] = [
    [cx + side * 3 * big, eyeY - 3],
    [cx + side * 2.6 * big, eyeY + (noseY - eyeY) * 0.45],
    [tip + side * 6 * big, noseY - 3 * big],
    [tip + side * 5.4 * big, noseY + 1],
    [tip + side * 1.5 * big, noseY + 2.2],
    [tip + side * 2.6 * big, noseY - 4 * big],
    [cx + side * 0.9 * big, eyeY + 4],
  ];
  return [
    path(blob(bridge, 0.9), shade, { "fill-opacity": 0.2 }),
    path(
      ribbon(
        [
          [tip - 6 * big, noseY - 0.6],
          [tip - 3 * big, noseY + 2],
          [tip, noseY + 2.6],
          [tip + 3 * big, noseY + 2],
          [tip + 6 * big, noseY - 0.6],
        ],
        [0.5, 1.9, 1.6, 1.9, 0.5],
      ),
      shade,
      { "fill-opacity": 0.6 },
    ),
    ellipse([tip - 1.6, noseY - 4.2 * big], 2.6 * big, 2.2 * big, glow(lighter(looks.skin, 0.6)), {
      "fill-opacity": 0.6,
    }),
    looks.nosePin ? ellipse([tip + 5 * big, noseY - 2], 1.3, 1.3, colour.gold) : "",
  ].join("");
}

function mouth(head: Head): string {
  const { looks, turn, grown } = head;
  const { mouthY, mouthHalf } = layoutOf(head);
  const [cx] = faced(head, [0, mouthY]);
  const half = mouthHalf * (1 - 0.16 * Math.abs(turn));
  const full = 1 + (looks.lips ?? 0) * 0.3;
  const lip = mix(
    looks.skin,
    looks.sex === "f" && grown > 0.8 ? "#a8324a" : "#9c3f41",
    looks.sex === "f" ? 0.5 : 0.36,
  );
  const line = "#5a211f";
  if (looks.expression === "sing") {
    return (
      ellipse([cx, mouthY + 1.5], half * 0.5, 6.2, lip) +
      ellipse([cx, mouthY + 1.5], half * 0.4, 4.9, "#4a1517") +
      path(
        `M${cx - half * 0.34} ${mouthY - 1}Q${cx} ${mouthY - 3.6} ${cx + half * 0.34} ${mouthY - 1}Q${cx} ${mouthY + 0.4} ${cx - half * 0.34} ${mouthY - 1}Z`,
        "#fff8ee",
      )
    );
  }
  if (looks.expression === "grin") {
    const wide = half * 1.12;
    return [
      path(
        `M${cx - wide} ${mouthY - 2.4}Q${cx} ${mouthY + 15.5 + full} ${cx + wide} ${mouthY - 2.4}Q${cx} ${mouthY + 0.4} ${cx - wide} ${mouthY - 2.4}Z`,
        lip,
      ),
      path(
        `M${cx - wide * 0.9} ${mouthY - 1.5}Q${cx} ${mouthY + 12} ${cx + wide * 0.9} ${mouthY - 1.5}Q${cx} ${mouthY + 1.4} ${cx - wide * 0.9} ${mouthY - 1.5}Z`,
        "#5b1a1c",
      ),
      path(
        `M${cx - wide * 0.84} ${mouthY - 1.3}Q${cx} ${mouthY + 7.4} ${cx + wide * 0.84} ${mouthY - 1.3}Q${cx} ${mouthY + 1.2} ${cx - wide * 0.84} ${mouthY - 1.3}Z`,
        "#fffaf0",
      ),
      stroke(
        `M${cx - wide - 1.2} ${mouthY - 3.6}q0.4 1.6 1.8 1.8M${cx + wide + 1.2} ${mouthY - 3.6}q-0.4 1.6 -1.8 1.8`,
        line,
        0.9,
        { "stroke-opacity": 0.6 },
      ),
      stroke(
        `M${cx - half * 0.35} ${mouthY + 10}q${half * 0.35} 1.8 ${half * 0.7} 0`,
        darker(looks.skin, 0.45),
        1,
        { "stroke-opacity": 0.3 },
      ),
    ].join("");
  }
  const rise = looks.expression === "smile" ? 3.2 : looks.expression === "calm" ? 1 : 0.2;
  const small = looks.expression === "focus" ? 0.7 : 1;
  const corner = half * small;
  return [
    path(
      `M${cx - corner * 0.88} ${mouthY - rise * 0.4}C${cx - corner * 0.4} ${mouthY - 2.2 * full} ${cx - corner * 0.16} ${mouthY - 2.6 * full} ${cx} ${mouthY - 1.6 * full}C${cx + corner * 0.16} ${mouthY - 2.6 * full} ${cx + corner * 0.4} ${mouthY - 2.2 * full} ${cx + corner * 0.88} ${mouthY - rise * 0.4}Q${cx} ${mouthY + rise * 1.3} ${cx - corner * 0.88} ${mouthY - rise * 0.4}Z`,
      darker(lip, 0.12),
      { "fill-opacity": 0.9 },
    ),
    path(
      `M${cx - corner * 0.74} ${mouthY + rise * 0.2}Q${cx} ${mouthY + rise * 1.2} ${cx + corner * 0.74} ${mouthY + rise * 0.2}Q${cx} ${mouthY + rise * 1.3 + 6.4 * full} ${cx - corner * 0.74} ${mouthY + rise * 0.2}Z`,
      lighter(lip, 0.1),
      { "fill-opacity": 0.85 },
    ),
    path(
      ribbon(
        [
          [cx - corner, mouthY - rise * 0.75],
          [cx - corner * 0.5, mouthY + rise * 0.28],
          [cx, mouthY + rise * 0.5],
          [cx + corner * 0.5, mouthY + rise * 0.28],
          [cx + corner, mouthY - rise * 0.75],
        ],
        [0.6, 1.3, 1.2, 1.3, 0.6],
      ),
      line,
    ),
    ellipse([cx - corner * 0.15, mouthY + rise * 0.6 + 1.6], corner * 0.24, 0.7, "#fff3e2", {
      "fill-opacity": 0.26,
    }),
  ].join("");
}

function ageLines(head: Head): string {
  const { looks } = head;
  if (looks.age !== "elder") return "";
  const { noseY, mouthY, mouthHalf, eyeX, eyeY, eyeHalf } = layoutOf(head);
  const tone = darker(looks.skin, 0.5);
  const fold = (side: -1 | 1): string => {
    const line = (
      [
        [8, noseY - 2],
        [mouthHalf * 1.15, noseY + 6],
        [mouthHalf * 1.3, mouthY + 1],
      ] as Point[]
    ).map(([x, y]) => faced(head, [x * side, y]));
    const crow = (
      [
        [eyeX + eyeHalf * 1.3, eyeY + 2.4],
        [eyeX + eyeHalf * 1.75, eyeY + 4.4],
      ] as Point[]
    ).map(([x, y]) => faced(head, [x * side, y]));
    return (
      stroke(curve(line), tone, 1.2, { "stroke-opacity": 0.34 }) +
      stroke(curve(crow), tone, 0.9, { "stroke-opacity": 0.3 })
    );
  };
  const forehead = (
    [
      [-13, -22],
      [0, -23.6],
      [13, -22],
    ] as Point[]
  ).map((point) => faced(head, point));
  return fold(-1) + fold(1) + stroke(curve(forehead), tone, 0.9, { "stroke-opacity": 0.22 });
}

/** Everything on the front of the head but the hair. */
export function face(head: Head): string {
  const { looks, grown } = head;
  const outline = skullOutline(head);
  const { eyeX, eyeY, noseY, browY } = layoutOf(head);
  const base = path(outline, lit(looks.skin));
  const blush = mix(looks.skin, "#d8453a", 0.55);
  const cheeks = ([-1, 1] as const)
    .map((side) => faced(head, [side * (eyeX + 6), noseY + 2]))
    .map((centre) =>
      ellipse(centre, 11, 8.5, glow(blush), {
        "fill-opacity": grown > 0.8 && looks.sex === "m" ? 0.22 : 0.42,
      }),
    )
    .join("");
  const sockets = ([-1, 1] as const)
    .map((side) => faced(head, [side * (eyeX - 1), eyeY - 2]))
    .map((centre) => ellipse(centre, 11, 8, glow(darker(looks.skin, 0.5)), { "fill-opacity": 0.2 }))
    .join("");
  const [mark] = faced(head, [0, 0]);
  return [
    base,
    crescent(outline, -7, -3.5, colour.plum, 0.16),
    head.fine ? crescent(outline, 3, 2, "#fff0cf", 0.28) + sockets : "",
    cheeks,
    head.fine ? ageLines(head) : "",
    beard(head, outline),
    mouth(head),
    whiskers(head),
    nose(head),
    eye(head, -1),
    eye(head, 1),
    brow(head, -1),
    brow(head, 1),
    looks.bindi ? ellipse([mark, browY + 0.5], 2, 2.2, "#a3182a") : "",
    glasses(head),
  ].join("");
}
