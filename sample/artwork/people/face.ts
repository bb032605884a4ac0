import { colour, darker, glow, lighter, lit, mix } from "../palette.ts";
import { blob, crescent, curve, ellipse, mirrored, type Point, path, ribbon, stroke } from "../svg.ts";
import { faced, type Head, layoutOf, skullHalf, turned } from "./looks.ts";

const DARK = "#23140f";

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

function eye(head: Head, side: -1 | 1): string {
  const { looks, turn } = head;
  const layout = layoutOf(head);
  const [cx, cy] = faced(head, [side * layout.eyeX, layout.eyeY]);
  const narrow = side * turn > 0 ? 1 - 0.25 * Math.abs(turn) : 1;
  const half = layout.eyeHalf * narrow;
  const cheerful = looks.expression === "grin" ? 0.8 : 1;
  const open = layout.eyeOpen * cheerful;
  const skinShade = darker(looks.skin, 0.42);
  if (looks.expression === "focus") {
    const lid: Point[] = [
      [cx - half, cy + 1],
      [cx - half * 0.4, cy + open * 0.75],
      [cx + half * 0.4, cy + open * 0.75],
      [cx + half, cy + 1],
    ];
    return (
      path(`${curve(lid)}Q${cx} ${cy - open} ${cx - half} ${cy + 1}Z`, darker(looks.skin, 0.12), {
        "fill-opacity": 0.6,
      }) + path(ribbon(lid, [0.8, 2, 2.2, 1]), DARK)
    );
  }
  const [gx, gy] = looks.gaze ?? [turn * 0.6, 0.05];
  const outer = side * half;
  const white = `M${cx - outer} ${cy + 0.6}C${cx - outer * 0.5} ${cy - open * 1.2} ${cx + outer * 0.45} ${cy - open * 1.35} ${cx + outer} ${cy - 0.6}C${cx + outer * 0.55} ${cy + open * 0.95} ${cx - outer * 0.35} ${cy + open * 1.05} ${cx - outer} ${cy + 0.6}Z`;
  const iris: Point = [cx + gx * half * 0.32, cy + gy * open * 0.3 - open * 0.08];
  const radius = open * 0.98;
  const lash: Point[] = [
    [cx - outer * 0.98, cy + 0.4],
    [cx - outer * 0.4, cy - open * 0.86],
    [cx + outer * 0.35, cy - open * 0.92],
    [cx + outer * (looks.sex === "f" ? 1.14 : 1.02), cy - (looks.sex === "f" ? 1.5 : 0.4)],
  ];
  const crease = lash.map(([x, y], index): Point => [x, y - (index === 0 || index === 3 ? 1.6 : 2.7)]);
  return [
    path(white, "#fdf5ea"),
    path(
      `M${iris[0] - radius} ${iris[1] - radius * 0.25}A${radius} ${radius} 0 1 0 ${iris[0] + radius} ${iris[1] - radius * 0.25}Q${iris[0]} ${iris[1] - radius * 1.15} ${iris[0] - radius} ${iris[1] - radius * 0.25}Z`,
      mix(colour.bark, DARK, 0.55),
    ),
    ellipse(iris, radius * 0.52, radius * 0.55, "#120a08"),
    ellipse([iris[0] + radius * 0.3, iris[1] + radius * 0.45], radius * 0.32, radius * 0.25, "#8a5a3a", {
      "fill-opacity": 0.7,
    }),
    ellipse([iris[0] - radius * 0.34, iris[1] - radius * 0.36], radius * 0.26, radius * 0.26, "#ffffff"),
    path(ribbon(lash, [0.7, 1.9, 2.1, 0.6]), DARK),
    stroke(curve(crease), skinShade, 0.8, { "stroke-opacity": 0.5 }),
    stroke(
      curve([
        [cx - half * 0.7, cy + open * 1.15],
        [cx, cy + open * 1.35],
        [cx + half * 0.7, cy + open * 1.1],
      ]),
      skinShade,
      0.7,
      {
        "stroke-opacity": looks.age === "elder" ? 0.5 : 0.28,
      },
    ),
  ].join("");
}

function brow(head: Head, side: -1 | 1): string {
  const { looks, grown } = head;
  const { eyeX, eyeHalf, browY } = layoutOf(head);
  const weight = (2.6 + (looks.sex === "m" ? 1 : 0) * grown) * (1 + (looks.browWeight ?? 0) * 0.35);
  const tone =
    looks.hairColour < "#888888" ? mix(looks.hairColour, "#2a1812", 0.4) : darker(looks.hairColour, 0.25);
  const lift = looks.expression === "sing" ? 2 : looks.expression === "focus" ? -1 : 0;
  const line = (
    [
      [eyeX - eyeHalf * 1.05, browY + 1.5],
      [eyeX, browY - 0.8],
      [eyeX + eyeHalf * 1.25, browY + 1.6],
    ] as Point[]
  ).map(([x, y]) => faced(head, [x * side, y - lift]));
  return path(ribbon(line, [weight, weight * 0.95, 0.7]), tone, { "fill-opacity": 0.92 });
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

function glasses(head: Head): string {
  const { looks } = head;
  if (!looks.glasses) return "";
  const { eyeX, eyeY, eyeHalf } = layoutOf(head);
  const frame = looks.glasses === "square" ? "#2b2023" : looks.glasses === "round" ? "#5a3426" : "#7c6a4a";
  const lens = (side: -1 | 1): string => {
    const [x, y] = faced(head, [side * eyeX * 1.03, eyeY + 1.2]);
    const [w, h] = [
      eyeHalf * 1.42 * (side * head.turn > 0 ? 1 - 0.2 * Math.abs(head.turn) : 1),
      eyeHalf * 1.22,
    ];
    const glass =
      looks.glasses === "square"
        ? `M${x - w} ${y - h * 0.75}Q${x} ${y - h * 0.95} ${x + w} ${y - h * 0.75}Q${x + w * 1.02} ${y + h * 0.8} ${x + w * 0.5} ${y + h * 0.88}L${x - w * 0.5} ${y + h * 0.88}Q${x - w * 1.02} ${y + h * 0.8} ${x - w} ${y - h * 0.75}Z`
        : looks.glasses === "round"
          ? `M${x - w * 0.95} ${y}a${w * 0.95} ${w * 0.92} 0 1 1 ${w * 1.9} 0a${w * 0.95} ${w * 0.92} 0 1 1 ${-w * 1.9} 0Z`
          : `M${x - w} ${y - h * 0.2}Q${x} ${y - h * 0.45} ${x + w} ${y - h * 0.2}Q${x + w * 0.8} ${y + h} ${x} ${y + h}Q${x - w * 0.8} ${y + h} ${x - w} ${y - h * 0.2}Z`;
    return (
      path(glass, "#ffffff", { "fill-opacity": 0.13 }) +
      stroke(glass, frame, 1.6) +
      stroke(`M${x - w * 0.55} ${y - h * 0.35}l${w * 0.4} ${-h * 0.22}`, "#ffffff", 1.1, {
        "stroke-opacity": 0.6,
      })
    );
  };
  const [left] = faced(head, [-eyeX * 0.36, eyeY]);
  const [right] = faced(head, [eyeX * 0.36, eyeY]);
  const temple = [-1, 1]
    .filter((side) => side * head.turn < 0.4)
    .map((side) => {
      const [from] = faced(head, [side * (eyeX + eyeHalf * 1.4), eyeY]);
      const [to] = turned(head, [side * (skullHalf(head)[5] as Point)[0], eyeY]);
      return stroke(`M${from} ${eyeY}L${to} ${eyeY + 0.5}`, frame, 1.5);
    });
  return `${lens(-1)}${lens(1)}${stroke(`M${left} ${eyeY}Q${(left + right) / 2} ${eyeY - 2.6} ${right} ${eyeY}`, frame, 1.6)}${temple.join("")}`;
}

function whiskers(head: Head): string {
  const { looks } = head;
  const { mouthY, noseY } = layoutOf(head);
  const [cx] = faced(head, [0, mouthY]);
  const tone = looks.hairColour;
  const top = (noseY + mouthY) / 2 + 0.6;
  const parts: string[] = [];
  if (looks.moustache) {
    const wide = { thin: 11, full: 14.5, handlebar: 17 }[looks.moustache];
    const thick = { thin: 2.8, full: 5.4, handlebar: 5 }[looks.moustache];
    const drop = { thin: 2, full: 2.6, handlebar: -3.4 }[looks.moustache];
    for (const side of [-1, 1]) {
      parts.push(
        path(
          ribbon(
            [
              [cx + side * 0.6, top],
              [cx + side * wide * 0.5, top + 0.6],
              [cx + side * wide, top + drop],
            ],
            [thick * 0.7, thick, 0.8],
          ),
          lit(tone),
        ),
      );
    }
  }
  return parts.join("");
}

function beard(head: Head, outline: string): string {
  const { looks } = head;
  if (!looks.beard) return "";
  const { mouthY, mouthHalf } = layoutOf(head);
  const [cx] = faced(head, [0, mouthY]);
  const half = skullHalf(head);
  const reach = (half[5] as Point)[0];
  const low = { short: 52, full: 64, stubble: 50.5 }[looks.beard];
  const edge = (points: Point[]): Point[] => points.map((point) => turned(head, point));
  const outer = edge([
    [reach + 0.5, 4],
    [reach, 20],
    [(half[6] as Point)[0] + 1, 30],
    [(half[7] as Point)[0] + 3, low - 9],
    [8, low],
    [-8, low],
    [-(half[7] as Point)[0] - 3, low - 9],
    [-(half[6] as Point)[0] - 1, 30],
    [-reach, 20],
    [-reach - 0.5, 4],
  ]);
  const inner: Point[] = [
    [outer[9]?.[0] as number, 4],
    [cx - reach * 0.82, 14],
    [cx - mouthHalf * 1.5, 27],
    [cx - mouthHalf * 0.8, 28.4],
    [cx + mouthHalf * 0.8, 28.4],
    [cx + mouthHalf * 1.5, 27],
    [cx + reach * 0.82, 14],
    [outer[0]?.[0] as number, 4],
  ];
  const d = `${curve(outer)}L${curve(inner).slice(1)}Z`;
  const lipGap = `M${cx - mouthHalf * 0.95} ${mouthY}Q${cx} ${mouthY - 6} ${cx + mouthHalf * 0.95} ${mouthY}Q${cx} ${mouthY + 9} ${cx - mouthHalf * 0.95} ${mouthY}Z`;
  if (looks.beard === "stubble")
    return path(d + lipGap, looks.hairColour, { "fill-rule": "evenodd", "fill-opacity": 0.2 });
  return (
    path(d + lipGap, lit(looks.hairColour), { "fill-rule": "evenodd" }) +
    crescent(outline, -9, -3, colour.plum, 0.12)
  );
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
    crescent(outline, 3, 2, "#fff0cf", 0.28),
    sockets,
    cheeks,
    ageLines(head),
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
