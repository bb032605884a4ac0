import { formatNumber } from "../../../core/content/text/format-number.ts";

export function Amount({ of }: { of: number | null }) {
  return of === null ? "–" : <data value={of}>{`₹${formatNumber(of)}`}</data>;
}
