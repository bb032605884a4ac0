/** What the address of the student list asks for: `/students?q=sharma&page=2`. */

export const STUDENTS_PER_PAGE = 24;
export const MAX_QUERY = 200;
const MAX_PAGE = 100_000;

export function readStudentQuery(parameters: URLSearchParams): { q: string; page: number } {
  const page = Number.parseInt(parameters.get("page") ?? "", 10) || 1;
  return { q: cleanQuery(parameters.get("q") ?? ""), page: Math.min(Math.max(1, page), MAX_PAGE) };
}

/** Databases refuse lone surrogates and NUL. */
const cleanQuery = (text: string) =>
  text.toWellFormed().replaceAll("\0", "").trim().slice(0, MAX_QUERY).toWellFormed();

/** `path` is that of the list in another language. */
export function studentsAddress(q: string, page = 1, path = "/students"): string {
  const query = new URLSearchParams({ ...(q && { q }), ...(page > 1 && { page: String(page) }) }).toString();
  return query ? `${path}?${query}` : path;
}
