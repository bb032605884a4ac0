import sharp from "sharp";

// Memory matters more than speed here: one thread for a picture, and nothing kept for the next one.
sharp.concurrency(1);
sharp.cache(false);

export type { CreateText, Sharp } from "sharp";
export { sharp };
