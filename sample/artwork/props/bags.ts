import { darker, lit } from "../palette.ts";
import { jointsOf } from "../people.ts";
import { schoolBag } from "../surroundings/objects.ts";
import { place, stroke } from "../svg.ts";
import { person, type Standing, type View } from "./perspective.ts";

/** A child with a bag on the back: the bag shows behind the shoulder that is turned away. */
export function withBag(view: View, standing: Standing, tone: string): string {
  const { x, y = 0, z, metres = 1.24, facing = "front", held } = standing;
  const height = metres * view.scale(z);
  const { head, pelvis } = jointsOf({ ...standing, height });
  const [px, py] = view.at(x, y, z);
  const behind = { left: 1, right: -1, front: 0, back: 0 }[facing];
  const bag = place(
    px + (head[0] + pelvis[0]) / 2 + behind * height * 0.1,
    py + pelvis[1] + height * 0.04,
    schoolBag(height * 0.36, tone).replace(/<ellipse[^>]*glow[^>]*>/, ""),
  );
  const straps: Standing["held"] = (skeleton) => {
    const { torsoAt, build } = skeleton;
    const strap = (side: number): string => {
      const [from, to] = [
        torsoAt(side * build.shoulder * 0.5 - behind * 20, build.torso * 1.03),
        torsoAt(side * build.shoulder * 0.62 - behind * 10, build.torso * 0.5),
      ];
      return stroke(`M${from.join(" ")}L${to.join(" ")}`, lit(darker(tone, 0.12)), 24);
    };
    return strap(-1) + strap(1) + (held ? held(skeleton) : "");
  };
  const child = person(view, { ...standing, held: straps });
  return facing === "back" ? child + bag : bag + child;
}
