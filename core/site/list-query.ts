/** The query of a long list: `/students?q=sharma&page=2`. */
export const MAX_QUERY = 200;
const MAX_PAGE = 100_000;

export function readListQuery(parameters: URLSearchParams): { q: string; page: number } {
  const page = Number.parseInt(parameters.get("page") ?? "", 10) || 1;
  return { q: cleanQuery(parameters.get("q") ?? ""), page: Math.min(Math.max(1, page), MAX_PAGE) };
}

/** Databases refuse lone surrogates and NUL. */
const cleanQuery = (text: string) =>
  text.toWellFormed().replaceAll("\0", "").trim().slice(0, MAX_QUERY).toWellFormed();

/** The address of a filtered list, without empty parameters and the first page. */
export function listAddress(
  path: string,
  { page = 1, ...asked }: { page?: number } & Record<string, string | number>,
): string {
  const parameters = new URLSearchParams(
    Object.entries(asked).flatMap(([name, value]) => (value === "" ? [] : [[name, String(value)]])),
  );
  if (page > 1) parameters.set("page", String(page));
  const query = parameters.toString();
  return query ? `${path}?${query}` : path;
}
