export { crowd } from "./people/crowd.ts";
export type { Outfit } from "./people/dress.ts";
export { type FigureOptions, figure, jointsOf } from "./people/figure.ts";
export type { Looks } from "./people/looks.ts";
export { type PortraitOptions, portrait } from "./people/portrait.ts";
export type { Hand, LimbPose, Pose } from "./people/poses.ts";
