/** The server keeps no more than this, so a phone need not send more. */
const MAX_SIDE = 2400;
const JPEG_QUALITY = 0.9;

/** Scales a picture down to what the server would keep; one that is small enough, or unreadable, stays as it is. */
export async function shrinkPicture(file: File): Promise<File> {
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) return file;
  try {
    const scale = MAX_SIDE / Math.max(bitmap.width, bitmap.height);
    if (scale >= 1) return file;
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(bitmap.width * scale);
    canvas.height = Math.round(bitmap.height * scale);
    const context = canvas.getContext("2d");
    if (!context) return file;
    context.imageSmoothingQuality = "high";
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, file.type, JPEG_QUALITY));
    return blob ? new File([blob], file.name, { type: blob.type }) : file;
  } finally {
    bitmap.close();
  }
}
