import { type PictureSize, sizedName, variantName, variantWidths } from "../../../content/files/images.ts";
import { message } from "../../../content/messages/message.ts";
import { type Sharp, sharp } from "../../drawing/image-library.ts";
import { animatedImage, damagedImage, unprocessableFile } from "../../errors.ts";
import { limitConcurrency } from "../../workers/limit-concurrency.ts";
import type { PreparedFile } from "./prepare-file.ts";

const LONGEST_SIDE = 2400;
const MAX_MEGAPIXELS = 64;
const MAX_PIXELS = MAX_MEGAPIXELS * 1_000_000;
const JPEG_QUALITY = 82;
const VARIANT_QUALITY = 74;

/** For all variants together: each thread has a picture in memory. */
const onThread = limitConcurrency(2);

interface DecodedPicture {
  pixels: Buffer;
  size: PictureSize;
  channels: 1 | 2 | 3 | 4;
  ending: "jpg" | "png";
}

/**
 * Decodes the whole picture and encodes it again, upright and in sRGB. Everything else in the file (place and camera,
 * thumbnails, a script after the last byte) is lost.
 */
export async function prepareImage(bytes: Buffer, base: string, field: string): Promise<PreparedFile> {
  return encodeAll(await decode(bytes, field), base);
}

/** A picture from the repository, which is served as it is: only its variants are made. */
export async function prepareShippedImage(bytes: Buffer, base: string): Promise<PreparedFile> {
  const picture = await decode(bytes, base);
  const name = sizedName(base, picture.size, picture.ending);
  return { name, parts: [{ name, bytes }, ...(await encodeVariants(picture, name))] };
}

async function encodeAll(picture: DecodedPicture, base: string): Promise<PreparedFile> {
  const name = sizedName(base, picture.size, picture.ending);
  const [original, variants] = await Promise.all([
    encode(name, openPicture(picture), picture.ending, JPEG_QUALITY),
    encodeVariants(picture, name),
  ]);
  return { name, parts: [original, ...variants] };
}

function encodeVariants(picture: DecodedPicture, name: string) {
  return Promise.all(
    variantWidths(name).map((width) =>
      encode(variantName(name, width), openPicture(picture).resize({ width }), "webp", VARIANT_QUALITY),
    ),
  );
}

async function decode(bytes: Buffer, field: string): Promise<DecodedPicture> {
  const header = await onThread(() => sharp(bytes, { limitInputPixels: false }).metadata()).catch(() => {
    throw damagedImage(field);
  });
  if (header.width * header.height > MAX_PIXELS) {
    throw unprocessableFile(message("image_too_detailed", { maximum: MAX_MEGAPIXELS }), field);
  }
  if ((header.pages ?? 1) > 1) throw animatedImage(field);

  const { data, info } = await onThread(() =>
    sharp(bytes, { failOn: "error", limitInputPixels: MAX_PIXELS })
      .autoOrient()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: "inside", withoutEnlargement: true })
      .toColourspace("srgb")
      .raw()
      .toBuffer({ resolveWithObject: true }),
  ).catch(() => {
    throw damagedImage(field);
  });
  return {
    pixels: data,
    size: { width: info.width, height: info.height },
    channels: info.channels,
    ending: header.format === "png" || header.hasAlpha ? "png" : "jpg",
  };
}

function openPicture({ pixels, size, channels }: DecodedPicture): Sharp {
  return sharp(pixels, { raw: { ...size, channels } });
}

async function encode(name: string, picture: Sharp, format: "jpg" | "png" | "webp", quality: number) {
  const encoded = {
    jpg: () => picture.jpeg({ quality, mozjpeg: true }),
    png: () => picture.png(),
    webp: () => picture.webp({ quality }),
  }[format]();
  return { name, bytes: await onThread(() => encoded.toBuffer()) };
}
