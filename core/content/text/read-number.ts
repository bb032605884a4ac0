import { plainDigits, withoutInvisible } from "../search/fold-hindi.ts";
import { withHyphens } from "./hyphens.ts";

/** Signs around an amount: ₹ 8,800.00, Rs. 8800/-, रु. ८,८००. */
const AROUND_AMOUNT = /^(?:₹|rs\.?|रु\.?)|\/-$|[,\s]/gi;

/** A text of digits as it is stored: Hindi digits become 0 to 9, so that they can be compared. */
export const plainNumerals = (text: string): string => plainDigits(withoutInvisible(text));

/** A telephone number as it is stored. Spaces, + and hyphens stay. */
export const readPhone = (text: string): string => withHyphens(plainNumerals(text));

/** A number as offices write it, in the digits of either script; NaN for anything else. */
export function readNumber(text: string): number {
  const digits = plainNumerals(text).replace(AROUND_AMOUNT, "");
  return digits === "" ? Number.NaN : Number(digits);
}
