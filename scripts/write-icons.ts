/** Writes the school's mark into public/; run it after changing sample/artwork/logo.ts. */
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { logo } from "../sample/artwork/logo.ts";
import { prepareImage } from "../server/uploads/prepare-image.ts";

const PUBLIC = path.resolve(import.meta.dirname, "../public");

/** A transparent drawing becomes a PNG, with the picture itself as its first part. */
async function png(svg: string): Promise<Uint8Array> {
  const { parts } = await prepareImage(Buffer.from(svg), "icon", "icon");
  const [whole] = parts;
  if (!whole) throw new Error("The icon was not drawn");
  return whole.bytes;
}

/** An .ico file that holds one PNG. */
function ico(image: Uint8Array, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(image.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, image]);
}

await mkdir(path.join(PUBLIC, "icons"), { recursive: true });
const small = await png(logo(32, "square"));
const files: Record<string, string | Uint8Array> = {
  "logo.svg": `${logo(64)}\n`,
  "favicon.svg": `${logo(32, "square")}\n`,
  "favicon.ico": ico(small, 32),
  "icons/icon-32.png": small,
  "icons/icon-192.png": await png(logo(192, "square")),
  "icons/icon-512.png": await png(logo(512, "square")),
  "icons/maskable-512.png": await png(logo(512, "bleed")),
  "icons/apple-touch-180.png": await png(logo(180, "touch")),
};
for (const [name, content] of Object.entries(files)) await writeFile(path.join(PUBLIC, name), content);
