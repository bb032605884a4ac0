import type { FileStore } from "./file-store.ts";

export declare function sweepOrphans(
  store: FileStore,
  namesInUse: ReadonlySet<string>,
  olderThan: Date,
): Promise<number>;
