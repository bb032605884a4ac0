import { oncePerServer } from "../../../../core/server/feature-server.ts";
import { openImportProcess } from "./import-process.ts";

/** One process for all imports, so that several large sheets are read one after the other. */
export const openSharedImportProcess = oncePerServer(({ log, onClose }) => {
  const importProcess = openImportProcess(log);
  onClose(() => importProcess.close());
  return importProcess;
});
