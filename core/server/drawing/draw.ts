import { featureDrawings } from "../../../features/drawings.ts";
import { drawCard } from "./draw-card.ts";
import { drawIcon } from "./draw-icon.ts";
import type { Drawing, Drawings } from "./drawing.ts";
import { sharp } from "./image-library.ts";

type Drawers = { [What in keyof Drawings]: (drawing: Drawing<What>) => Promise<Buffer> };

const drawers: Drawers = { icon: drawIcon, card: drawCard, ...featureDrawings };

export const draw = async <What extends keyof Drawings>(drawing: Drawing<What>): Promise<Buffer> =>
  drawers[drawing.what](await withReadableLogo(drawing));

/** Removes a damaged logo. */
async function withReadableLogo<Shown extends { what: string; logo?: Uint8Array | undefined }>(
  drawing: Shown,
): Promise<Shown> {
  const { logo } = drawing;
  return logo ? { ...drawing, logo: await findReadable(logo) } : drawing;
}

/** Undefined if the logo is damaged. */
async function findReadable(logo: Uint8Array): Promise<Buffer | undefined> {
  const isReadable = await sharp(logo)
    .stats()
    .then(
      () => true,
      () => false,
    );
  return isReadable ? Buffer.from(logo) : undefined;
}
