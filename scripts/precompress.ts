/** Writes a gzip and a brotli copy of every text file of a folder: `precompress.ts FOLDER`. */
import { globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const TEXT_FILES = "**/*.{css,html,js,json,mjs,svg,txt,webmanifest,xml}";

const ENCODINGS = [
  {
    ending: ".gz",
    compress: (content: Buffer) => gzipSync(content, { level: constants.Z_BEST_COMPRESSION }),
  },
  {
    ending: ".br",
    compress: (content: Buffer) =>
      brotliCompressSync(content, {
        params: {
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }),
  },
];

export function precompress(folder: string): void {
  for (const name of globSync(TEXT_FILES, { cwd: folder })) {
    const path = `${folder}/${name}`;
    const content = readFileSync(path);
    for (const { ending, compress } of ENCODINGS) {
      const compressed = compress(content);
      if (compressed.length < content.length) writeFileSync(path + ending, compressed);
      else rmSync(path + ending, { force: true });
    }
  }
}

const [folder] = process.argv.slice(2);
if (import.meta.main && folder) precompress(folder);
