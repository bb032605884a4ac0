import sharp from "sharp";

// Memory matters more than speed here: one thread for a picture, and no cache.
sharp.concurrency(1);
sharp.cache(false);

export type { CreateText, Sharp } from "sharp";
export { sharp };
