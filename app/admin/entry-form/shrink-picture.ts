/** The server keeps no more than this, so a phone need not send more. */
const MAX_SIDE = 2400;
/** Tried one after the other until the picture is within its limit. */
const QUALITIES = [0.9, 0.8, 0.7];

/** Scales a picture down to what the server would keep; one that is small enough, or unreadable, stays as it is. */
export async function shrinkPicture(file: File, maxBytes: number): Promise<File> {
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) return file;
  try {
    const scale = MAX_SIDE / Math.max(bitmap.width, bitmap.height);
    if (scale >= 1) return file;
    const canvas = drawScaled(bitmap, scale);
    const shrunk = canvas && (await encode(canvas, file, maxBytes));
    // Fewer pixels can take more bytes: smooth edges make many colours of a drawing's few.
    return shrunk && shrunk.size < file.size ? shrunk : file;
  } finally {
    bitmap.close();
  }
}

function drawScaled(bitmap: ImageBitmap, scale: number): HTMLCanvasElement | undefined {
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  const context = canvas.getContext("2d");
  if (!context) return undefined;
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
}

async function encode(canvas: HTMLCanvasElement, file: File, maxBytes: number): Promise<File> {
  let smallest = file;
  for (const quality of QUALITIES) {
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, file.type, quality));
    if (blob) smallest = new File([blob], file.name, { type: blob.type });
    if (smallest.size <= maxBytes) break;
  }
  return smallest;
}
