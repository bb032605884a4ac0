/** `102300` as `1,02,300`, as in India. Without `Intl`, like the dates of the public pages. */
export function formatNumber(whole: number): string {
  return String(whole).replace(/\B(?=(\d\d)*\d{3}$)/g, ",");
}
