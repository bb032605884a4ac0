/** Where in its document a text, a picture or an item stands; only the editor fills it. */
const paths = new WeakMap<object, string>();

/** Notes the path of every part of a document, so that the page drawn from it can say which field made what. */
export function noteFieldPaths(value: unknown, path = ""): void {
  if (typeof value !== "object" || value === null) return;
  paths.set(value, path);
  for (const [name, part] of Object.entries(value)) noteFieldPaths(part, join(path, name));
}

const join = (path: string, name: string) => (path === "" ? name : `${path}.${name}`);

/** For an element that shows a field, or one value of it. Visitors' pages carry no marks. */
export function fieldMark(value: object | null | undefined, name?: string): { "data-field"?: string } {
  const path = value ? paths.get(value) : undefined;
  if (path === undefined) return {};
  return { "data-field": name === undefined ? path : join(path, name) };
}
