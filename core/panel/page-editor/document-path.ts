import type { AnyDocument } from "../../content/pages/define-page.ts";

/** A copy of the document with another value at a path such as `rows.3.grade.en`; other parts are shared. */
export function setAt(document: AnyDocument, path: string, value: unknown): AnyDocument {
  return setIn(document, path.split("."), value) as AnyDocument;
}

function setIn(container: unknown, [name = "", ...rest]: string[], value: unknown): unknown {
  const parts = container as Record<string, unknown>;
  const next = rest.length === 0 ? value : setIn(parts[name], rest, value);
  return Array.isArray(container) ? container.with(Number(name), next) : { ...parts, [name]: next };
}

export function getAt(document: AnyDocument, path: string): unknown {
  return path
    .split(".")
    .reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], document);
}
