import { callFor } from "../../../../core/panel/api/api-call.ts";
import { withQuery } from "../../../../core/panel/api/list-query.ts";
import { type EnquiryPeriod, PERIOD_PATH } from "../../content/privacy-and-figures/period-contract.ts";

export const findPeriod = () => callFor<EnquiryPeriod>("GET", PERIOD_PATH);

/** How many enquiries would be deleted with another period; null: never. */
export const countOlder = async (months: number | null): Promise<number> =>
  months === null ? 0 : (await callFor<EnquiryPeriod>("GET", withQuery(PERIOD_PATH, { months }))).due;

export const savePeriod = (months: number | null) =>
  callFor<EnquiryPeriod>("PUT", PERIOD_PATH, { json: { months } });
