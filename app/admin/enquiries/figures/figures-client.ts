import { type EnquiryFigures, FIGURES_PATHS } from "../../../../content/enquiries/figures-contract.ts";
import { callFor, download } from "../../api/api-call.ts";
import { withQuery } from "../../api/list-query.ts";

/** Without a year the last twelve months. */
const query = (path: string, year: string | null) => withQuery(path, year === null ? {} : { year });

export const findFigures = (year: string | null, signal?: AbortSignal) =>
  callFor<EnquiryFigures>("GET", query(FIGURES_PATHS.figures, year), { signal });

export const downloadFigures = async (year: string | null): Promise<File> =>
  (await download(query(FIGURES_PATHS.export, year), "enquiries.xlsx")).file;
