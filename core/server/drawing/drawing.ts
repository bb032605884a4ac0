import type { featureDrawings } from "../../../features/drawings.ts";
import type { CardDrawing, IconDrawing } from "./school-drawing.ts";

type OfFeatures = typeof featureDrawings;

/** Each drawing with what it needs. */
export type Drawings = { icon: IconDrawing; card: CardDrawing } & {
  [What in keyof OfFeatures]: Parameters<OfFeatures[What]>[0];
};

/** Everything that the upload process draws. */
export type Drawing<What extends keyof Drawings = keyof Drawings> = {
  [Each in What]: Drawings[Each] & { what: Each };
}[What];

export type Draw = (drawing: Drawing) => Promise<Buffer>;
