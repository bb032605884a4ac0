/** The server stores no larger pictures. */
const MAX_SIDE = 2400;
/** Tried in order until the picture is small enough. */
const QUALITIES = [0.9, 0.8, 0.7];
/** Sharp on a tile, and small enough for a hundred tiles. */
const THUMBNAIL_SIDE = 480;

export interface ShrunkPicture {
  /** The file to send. */
  file: File;
  /** The preview; absent if the picture cannot be read. */
  thumbnail?: Blob;
}

/** Scales a picture down to the size that the server stores. Small and unreadable pictures stay unchanged. */
export async function shrinkPicture(file: File, maxBytes: number): Promise<ShrunkPicture> {
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) return { file };
  try {
    const thumbnail = await drawScaled(bitmap, THUMBNAIL_SIDE, (canvas) => encode(canvas, file, [0.8]));
    const shrunk = await drawScaled(bitmap, MAX_SIDE, (canvas) => encode(canvas, file, QUALITIES, maxBytes));
    // Scaling a drawing can make the file larger, because smooth edges add colours.
    return { file: shrunk && shrunk.size < file.size ? shrunk : file, thumbnail: thumbnail ?? file };
  } finally {
    bitmap.close();
  }
}

/** A small copy for a list; undefined if the picture cannot be read. */
export async function makeThumbnail(file: File, side: number): Promise<Blob | undefined> {
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) return undefined;
  try {
    return (await drawScaled(bitmap, side, (canvas) => encode(canvas, file, [0.8]))) ?? file;
  } finally {
    bitmap.close();
  }
}

/** Undefined if the picture is already small enough. */
async function drawScaled(
  bitmap: ImageBitmap,
  side: number,
  use: (canvas: HTMLCanvasElement) => Promise<File>,
): Promise<File | undefined> {
  const scale = side / Math.max(bitmap.width, bitmap.height);
  const canvas = document.createElement("canvas");
  const context = scale < 1 && canvas.getContext("2d");
  if (!context) return undefined;
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  const drawn = await use(canvas);
  // Frees the memory at once: phones limit all canvases together to a few hundred megabytes.
  canvas.width = 0;
  return drawn;
}

async function encode(
  canvas: HTMLCanvasElement,
  file: File,
  qualities: readonly number[],
  maxBytes = Number.POSITIVE_INFINITY,
): Promise<File> {
  let smallest = file;
  for (const quality of qualities) {
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, file.type, quality));
    if (blob) smallest = new File([blob], file.name, { type: blob.type });
    if (smallest.size <= maxBytes) break;
  }
  return smallest;
}
