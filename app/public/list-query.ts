/** What the address of a list asks for: `/students?q=sharma&page=2`. */

export const MAX_QUERY = 200;
const MAX_PAGE = 100_000;

export function readListQuery(parameters: URLSearchParams): { q: string; page: number } {
  const page = Number.parseInt(parameters.get("page") ?? "", 10) || 1;
  return { q: cleanQuery(parameters.get("q") ?? ""), page: Math.min(Math.max(1, page), MAX_PAGE) };
}

/** Databases refuse lone surrogates and NUL. */
const cleanQuery = (text: string) =>
  text.toWellFormed().replaceAll("\0", "").trim().slice(0, MAX_QUERY).toWellFormed();

export function listAddress(path: string, q: string, page = 1): string {
  const query = new URLSearchParams({ ...(q && { q }), ...(page > 1 && { page: String(page) }) }).toString();
  return query ? `${path}?${query}` : path;
}

/** The page of a list that was asked for, or else its last one. `load` takes how many entries a page holds, and how many come before it. */
export async function loadListPage<List extends { total: number }>(
  wanted: number,
  perPage: number,
  load: (range: { limit: number; offset: number }) => Promise<List>,
): Promise<{ list: List; page: number; pages: number }> {
  const list = (page: number) => load({ limit: perPage, offset: (page - 1) * perPage });
  const asked = await list(wanted);
  const pages = Math.max(1, Math.ceil(asked.total / perPage));
  const page = Math.min(wanted, pages);
  return { list: page === wanted ? asked : await list(page), page, pages };
}
