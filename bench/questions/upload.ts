import sharp from "sharp";
import { variantWidths } from "../../content/images.ts";
import { type Line, median, milliseconds } from "../line.ts";
import { buildPhoto, uploadPhoto } from "../photo.ts";
import { startSchool } from "../school.ts";

const ROUNDS = 5;
const GOAL = 1.5;
const LONGEST_SIDE = 2400;

/** From the first byte of an upload to its answer, against the same pictures made by a bare script. */
export async function measure(): Promise<Line[]> {
  const photo = await buildPhoto();
  const school = await startSchool({ isPinned: false });
  try {
    const token = await school.logIn();
    const upload = () => uploadPhoto(school, token, photo);
    const times = { ours: [] as number[], bare: [] as number[], ratios: [] as number[] };
    await upload();
    await makeBarely(photo);
    for (let round = 0; round < ROUNDS; round++) {
      const ours = await timeOf(upload);
      const bare = await timeOf(() => makeBarely(photo));
      times.ours.push(ours);
      times.bare.push(bare);
      times.ratios.push(ours / bare);
    }
    const ratio = median(times.ratios);
    return [
      {
        name: `upload of a 12-megapixel photo (${(photo.length / 1e6).toFixed(1)} MB)`,
        measured: milliseconds(median(times.ours)),
        reference: `${milliseconds(median(times.bare))} (bare sharp)`,
        ratio,
        goal: `within ${GOAL}x`,
        holds: ratio <= GOAL,
      },
    ];
  } finally {
    await school.stop();
  }
}

/** The same pictures with the same settings, kept in memory. */
async function makeBarely(photo: Buffer): Promise<void> {
  sharp.concurrency(1);
  const { data, info } = await sharp(photo)
    .autoOrient()
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: "inside", withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const open = () =>
    sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
  await Promise.all([
    open().jpeg({ quality: 82, mozjpeg: true }).toBuffer(),
    ...variantWidths(info).map((width) => open().resize({ width }).webp({ quality: 78 }).toBuffer()),
  ]);
}

async function timeOf(work: () => Promise<void>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}
