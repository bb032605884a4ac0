/** The program that `image-process.ts` starts: it takes one picture after the other and answers each. */
import { ApiError } from "../errors.ts";
import type { ImageAnswer, ImageOrder } from "./image-process.ts";
import { prepareImage } from "./prepare-image.ts";

// A service manager and Ctrl-C signal all processes at once, but uploads under way are still finished.
for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => {});

// Also when the server is gone without a word. Ending in peace would wait for the decoder.
process.on("disconnect", () => process.kill(process.pid, "SIGKILL"));

process.on("message", async ({ bytes, base, field }: ImageOrder) => {
  process.send?.(await answer(prepareImage(bytes, base, field)));
});

async function answer(preparing: ReturnType<typeof prepareImage>): Promise<ImageAnswer> {
  try {
    return { prepared: await preparing };
  } catch (error) {
    if (error instanceof ApiError) return { refusal: error.message };
    throw error;
  }
}
