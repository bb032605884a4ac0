/** `102300` as `1,02,300`, as India groups digits. By hand for the reason that days are: see `dates.ts`. */
export function formatNumber(whole: number): string {
  return String(whole).replace(/\B(?=(\d\d)*\d{3}$)/g, ",");
}
