import { callFor, download } from "../../../../core/panel/api/api-call.ts";
import { withQuery } from "../../../../core/panel/api/list-query.ts";
import { type EnquiryFigures, FIGURES_PATHS } from "../../content/privacy-and-figures/figures-contract.ts";

/** The query of a year; without one, of the last twelve months. */
const query = (path: string, year: string | null) => withQuery(path, year === null ? {} : { year });

export const findFigures = (year: string | null, signal?: AbortSignal) =>
  callFor<EnquiryFigures>("GET", query(FIGURES_PATHS.figures, year), { signal });

export const downloadFigures = async (year: string | null): Promise<File> =>
  (await download(query(FIGURES_PATHS.export, year), "enquiries.xlsx")).file;
