import { studentSheetJobs } from "./students/server/import/import-jobs.ts";

/** The work of features in the import process: apart from `server.ts`, because that process loads no routes and stores. */
export const featureSheetJobs = { ...studentSheetJobs };
