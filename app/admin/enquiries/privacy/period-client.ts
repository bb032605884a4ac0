import { type EnquiryPeriod, PERIOD_PATH } from "../../../../content/enquiries/period-contract.ts";
import { callFor } from "../../api/api-call.ts";
import { withQuery } from "../../api/list-query.ts";

export const findPeriod = () => callFor<EnquiryPeriod>("GET", PERIOD_PATH);

/** How many enquiries would be deleted with another period; null: never. */
export const countOlder = async (months: number | null): Promise<number> =>
  months === null ? 0 : (await callFor<EnquiryPeriod>("GET", withQuery(PERIOD_PATH, { months }))).due;

export const savePeriod = (months: number | null) =>
  callFor<EnquiryPeriod>("PUT", PERIOD_PATH, { json: { months } });
