import { colour, darker, lit } from "../palette.ts";
import { clipped, curve, ellipse, path, polygon, ribbon, stroke } from "../svg.ts";
import { type BustFrame, betweenArms, cloth, neckHole, wholeBust } from "./bust-frame.ts";
import { buttons, collar, dupatta, jacket, pallu, sleeves, stole, tie } from "./bust-layers.ts";
import type { Garments } from "./dress.ts";
import type { Head } from "./looks.ts";

function neck(frame: BustFrame, head: Head): string {
  const { front, neck: half, shoulder, base } = frame;
  const share = half / shoulder;
  const tone = head.looks.skin;
  const chest = `${curve([[head.turn * 7 - half, 30], front(-share, -10), front(-share * 1.3, 2.5), front(-0.48, 12), front(-0.46, 60)])}L${curve([front(0.46, 60), front(0.48, 12), front(share * 1.3, 2.5), front(share, -10), [head.turn * 7 + half, 30]]).slice(1)}Z`;
  const shade = `M${head.turn * 7 - half} 36C${head.turn * 9 - half * 0.8} ${base - 4} ${head.turn * 9 + half * 0.5} ${base + 2} ${head.turn * 7 + half * 1.1} ${base - 1}L${head.turn * 7 + half} 30Z`;
  const bones = [-1, 1].map((side) =>
    stroke(
      curve([front(side * 0.06, 9), front(side * 0.22, 7.5), front(side * 0.42, 9.5)]),
      darker(tone, 0.5),
      1.2,
      { "stroke-opacity": 0.25 },
    ),
  );
  return (
    path(chest, lit(darker(tone, 0.05))) +
    clipped(chest, path(shade, darker(tone, 0.75), { "fill-opacity": 0.32 })) +
    bones.join("")
  );
}

/** Everything worn above the chest, from the skin outwards. */
export function bust(head: Head, frame: BustFrame, garments: Garments): string {
  const { front, neck: half, shoulder } = frame;
  const share = half / shoulder;
  const whole = wholeBust(frame);
  const tone = garments.vest ?? garments.top;
  const skinNeck = neck(frame, head);
  const parts: string[] = [];
  const collared = garments.neckline === "collar";
  const depth = { collar: 14, band: 10, vee: 34, scoop: 27, round: 18 }[garments.neckline];
  const breadth =
    collared || garments.neckline === "band"
      ? share * 1.0
      : share * (garments.neckline === "scoop" ? 1.75 : 1.4);
  parts.push(skinNeck, cloth(whole, garments.top, neckHole(frame, depth, breadth, collared)));
  if (garments.vest) {
    parts.push(
      cloth(whole, tone, neckHole(frame, 46, share * 1.25, true)),
      stroke(
        curve([front(-share * 1.25, -4), front(0, 46), front(share * 1.25, -4)], false, 0.3),
        darker(tone, 0.3),
        4,
      ),
    );
  }
  parts.push(sleeves(frame, tone));
  if (garments.bib) {
    const opening = `M${front(-share * 1.5, -14).join(" ")}L${front(-share * 1.7, 2).join(" ")}C${front(-share * 1.5, 30).join(" ")} ${front(-0.2, 48).join(" ")} ${front(0, 50).join(" ")}C${front(0.2, 48).join(" ")} ${front(share * 1.5, 30).join(" ")} ${front(share * 1.7, 2).join(" ")}L${front(share * 1.5, -14).join(" ")}Z`;
    parts.push(cloth(betweenArms(frame), garments.bib, opening));
  }
  if (garments.neckline === "band")
    parts.push(
      path(
        ribbon(
          [
            front(-share * 1.1, -8),
            front(-share * 0.8, 1),
            front(0, 7),
            front(share * 0.8, 1),
            front(share * 1.1, -8),
          ],
          [6, 7, 6.5, 7, 6],
        ),
        lit(darker(garments.top, 0.06)),
      ),
    );
  if (garments.neckline === "round" && garments.trim)
    parts.push(
      stroke(
        curve([
          front(-share * 1.4, -2),
          front(-share * 0.8, 14),
          front(0, 18),
          front(share * 0.8, 14),
          front(share * 1.4, -2),
        ]),
        garments.trim,
        3.4,
      ),
    );
  if (garments.buttons && !garments.vest && !garments.jacket)
    parts.push(buttons(frame, garments.top, collared ? 26 : 20));
  if (garments.tie) parts.push(tie(frame, garments));
  if (collared) parts.push(collar(frame, garments.top));
  if (garments.jacket) parts.push(jacket(frame, garments.jacket));
  if (garments.pallu) parts.push(pallu(frame, garments.pallu));
  if (garments.dupatta) parts.push(dupatta(frame, garments.dupatta));
  if (garments.stole) parts.push(stole(frame, garments.stole));
  if (garments.school)
    parts.push(
      path(
        polygon([front(0.34, 44), front(0.56, 43), front(0.55, 58), front(0.45, 64), front(0.35, 58)]),
        lit(colour.gold),
      ),
      ellipse(front(0.45, 52), 3.2, 3.2, lit(colour.maroon)),
    );
  return parts.join("");
}
