import { darker, lit } from "../palette.ts";
import { path } from "../svg.ts";
import { ears, face, skullOutline } from "./face.ts";
import { type HairLayers, hair } from "./hair.ts";
import { headwear } from "./headwear.ts";
import type { Head } from "./looks.ts";

/** A whole head around the origin, 100 high; `behind` belongs under neck and shoulders. */
export function drawHead(head: Head): HairLayers {
  const { looks } = head;
  const worn = looks.headwear && headwear(head, looks.headwear);
  const locks = worn?.hidesHair ? { behind: "", over: "" } : hair(head);
  const covered = looks.headwear?.kind === "hijab";
  const front = head.back ? path(skullOutline(head), lit(darker(looks.skin, 0.1))) : face(head);
  const hidesEars =
    covered || looks.headwear?.kind === "veil" || looks.hair === "bob" || looks.hair === "long";
  const sides = head.back || hidesEars ? "" : ears(head);
  const onTop =
    head.back && worn?.hidesHair
      ? wrappedFromBehind(looks.headwear?.colour ?? looks.hairColour, covered)
      : (worn?.over ?? "");
  return { behind: locks.behind + (worn?.behind ?? ""), over: front + locks.over + sides + onTop };
}

function wrappedFromBehind(tone: string, overShoulders: boolean): string {
  const low = overShoulders
    ? "C46 24 44 40 52 62C42 84 20 92 0 92C-20 92 -42 84 -52 62C-44 40 -46 24 -44 -6Z"
    : "C40 18 22 32 0 33C-22 32 -40 18 -44 -6Z";
  return path(`M-44 -6C-50 -40 -30 -66 0 -67C30 -66 50 -40 44 -6${low}`, lit(tone));
}
