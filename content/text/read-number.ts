import { plainDigits, withoutInvisible } from "../search/fold-hindi.ts";

/** What may surround an amount: ₹ 8,800.00, Rs. 8800/-, रु. ८,८००. */
const AROUND_AMOUNT = /^(?:₹|rs\.?|रु\.?)|\/-$|[,\s]/gi;

/** A number as offices write it, in the digits of either script; NaN for anything else. */
export function readNumber(text: string): number {
  const digits = plainDigits(withoutInvisible(text)).replace(AROUND_AMOUNT, "");
  return digits === "" ? Number.NaN : Number(digits);
}
