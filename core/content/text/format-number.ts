/** `102300` as `1,02,300`, as in India. Without `Intl`, like the dates of the public pages. */
export function formatNumber(number: number): string {
  const [whole = "", decimals] = String(number).split(".");
  const grouped = whole.replace(/\B(?=(\d\d)*\d{3}$)/g, ",");
  return decimals === undefined ? grouped : `${grouped}.${decimals}`;
}
