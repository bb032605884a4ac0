import sharp from "sharp";

/** A 12-megapixel photo, as noisy as a phone's and about as large. */
export async function buildPhoto(): Promise<Buffer> {
  const noise = await sharp({
    create: {
      width: 1000,
      height: 750,
      channels: 3,
      background: "#7a8a6a",
      noise: { type: "gaussian", mean: 128, sigma: 40 },
    },
  })
    .png()
    .toBuffer();
  return sharp(noise).resize({ width: 4000, height: 3000, kernel: "cubic" }).jpeg({ quality: 85 }).toBuffer();
}
