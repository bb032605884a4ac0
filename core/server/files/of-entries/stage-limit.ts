import { tooManyStaged } from "../../errors.ts";
import type { FilePlace } from "../file-store.ts";
import type { PreparedFile } from "../uploads/prepare-file.ts";

export interface StageLimits {
  files: number;
  bytes: number;
}

/** 2 000 photos of students, or some large albums at once; a picture is stored in several widths. */
const DEFAULT_LIMITS: StageLimits = { files: 20_000, bytes: 4 * 1024 ** 3 };
/** Other processes stage files too, and saves take them. */
const COUNT_AGAIN_MS = 10_000;

/** Refuses (429) a file when too much waits for its entry already. Files that arrive at once may exceed a limit by a few. */
export function createStageLimit(
  staged: Pick<FilePlace, "list">,
  now: () => number,
  limits: StageLimits = DEFAULT_LIMITS,
) {
  let counted = { files: 0, bytes: 0, at: Number.NEGATIVE_INFINITY };

  const count = async () => {
    const at = now();
    let [files, bytes] = [0, 0];
    for await (const { size } of staged.list()) {
      files += 1;
      bytes += size;
    }
    counted = { files, bytes, at };
  };

  return async function requireRoom({ parts }: Pick<PreparedFile, "parts">): Promise<void> {
    const size = parts.reduce((total, { bytes }) => total + bytes.length, 0);
    const isFull = () => counted.files + parts.length > limits.files || counted.bytes + size > limits.bytes;
    if (isFull() || now() - counted.at >= COUNT_AGAIN_MS) await count();
    if (isFull()) throw tooManyStaged();
    counted.files += parts.length;
    counted.bytes += size;
  };
}
