/** The path of each part of a document; only the editor sets it. */
const paths = new WeakMap<object, string>();

/** Records the path of every part of a document, so that the rendered page shows which field it comes from. */
export function noteFieldPaths(value: unknown, path = ""): void {
  if (typeof value !== "object" || value === null) return;
  paths.set(value, path);
  for (const [name, part] of Object.entries(value)) noteFieldPaths(part, join(path, name));
}

const join = (path: string, name: string) => (path === "" ? name : `${path}.${name}`);

/** The attribute for an element that shows a field. Public pages have none. */
export function fieldMark(value: object | null | undefined, name?: string): { "data-field"?: string } {
  const path = value ? paths.get(value) : undefined;
  if (path === undefined) return {};
  return { "data-field": name === undefined ? path : join(path, name) };
}
