import type { FileStore } from "./file-store.ts";

export declare function openDiskFileStore(folder: string): Promise<FileStore>;
