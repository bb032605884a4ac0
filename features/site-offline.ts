import { NOTICES_PATH } from "./notices/content/notice-path.ts";

/** Pages below these paths are saved before they are visited, if the offline page links to them. */
export const savedAheadPaths = [NOTICES_PATH];
