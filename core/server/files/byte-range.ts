const SINGLE_RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/;

/** Reads a `Range` header. Undefined: send the whole file. RFC 9110 allows that for malformed headers and several ranges. */
export function findByteRange(
  header: string | undefined,
  size: number,
): { start: number; end: number } | "unsatisfiable" | undefined {
  const [, first, last] = SINGLE_RANGE.exec(header?.trim() ?? "") ?? [];
  if (first === undefined || last === undefined || (first === "" && last === "")) return undefined;
  if (first !== "" && last !== "" && Number(last) < Number(first)) return undefined;

  const start = first === "" ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === "" || last === "" ? size - 1 : Math.min(Number(last), size - 1);
  return start <= end ? { start, end } : "unsatisfiable";
}
