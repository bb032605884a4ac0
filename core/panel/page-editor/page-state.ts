import { reorder } from "@atlaskit/pragmatic-drag-and-drop/reorder";
import type { AnyDocument, ItemFields } from "../../content/pages/define-page.ts";
import { emptyValues } from "../../content/pages/page-schema.ts";
import { getAt, setAt } from "./document-path.ts";

/** The state of a page's form. */
export interface PageState {
  document: AnyDocument;
  /** Pictures and PDFs that are not stored yet, by their name in the document: `new:1`, `new:2`, ... */
  files: Record<string, File>;
}

export type Item = AnyDocument & { id: string };

export type Change =
  | { kind: "set"; path: string; value: unknown }
  | { kind: "choose"; path: string; file: File }
  | { kind: "choosePdf"; path: string; file: File }
  | { kind: "add"; path: string; fields: ItemFields; id: string }
  | { kind: "remove"; path: string; index: number }
  | { kind: "insert"; path: string; index: number; item: Item }
  /** `to` is an index, or the id of the item at the new place. */
  | { kind: "move"; path: string; id: string; to: number | { placeOf: string } }
  | { kind: "copy"; from: string; to: string }
  | { kind: "paste"; path: string; fields: ItemFields; cells: PastedCell[] }
  | { kind: "replace"; state: PageState };

/** A value for a cell of a table: the row, and the path within the item. */
export interface PastedCell {
  row: number;
  field: string;
  value: string;
}

const NEW_FILE = "new:";

const itemsAt = (document: AnyDocument, path: string) => getAt(document, path) as Item[];

export function changePage(state: PageState, change: Change): PageState {
  const { document, files } = state;
  const withItems = (path: string, items: Item[]) => ({ ...state, document: setAt(document, path, items) });
  switch (change.kind) {
    case "set":
      return { ...state, document: setAt(document, change.path, change.value) };
    case "choose": {
      const name = `${NEW_FILE}${crypto.randomUUID()}`;
      const before = getAt(document, change.path) as { alt: unknown } | null;
      const picture = { file: name, alt: before?.alt ?? { en: null, hi: null }, focus: null };
      return { document: setAt(document, change.path, picture), files: { ...files, [name]: change.file } };
    }
    case "choosePdf": {
      const name = `${NEW_FILE}${crypto.randomUUID()}`;
      return {
        document: setAt(document, change.path, { file: name, addedOn: null }),
        files: { ...files, [name]: change.file },
      };
    }
    case "add":
      return withItems(change.path, [
        ...itemsAt(document, change.path),
        { id: change.id, ...emptyValues(change.fields) },
      ]);
    case "remove":
      return withItems(change.path, itemsAt(document, change.path).toSpliced(change.index, 1));
    case "insert":
      return withItems(change.path, itemsAt(document, change.path).toSpliced(change.index, 0, change.item));
    case "move": {
      const list = itemsAt(document, change.path);
      const placeOf = (id: string) => list.findIndex((item) => item.id === id);
      const finishIndex = typeof change.to === "number" ? change.to : placeOf(change.to.placeOf);
      return withItems(change.path, reorder({ list, startIndex: placeOf(change.id), finishIndex }));
    }
    case "copy":
      return withItems(
        change.to,
        itemsAt(document, change.from).map((item) => ({ ...item, id: crypto.randomUUID() })),
      );
    case "paste": {
      const items = [...itemsAt(document, change.path)];
      for (const { row, field, value } of change.cells) {
        while (items.length <= row) items.push({ id: crypto.randomUUID(), ...emptyValues(change.fields) });
        items[row] = setAt(items[row] as Item, field, value || null) as Item;
      }
      return withItems(change.path, items);
    }
    case "replace":
      return change.state;
  }
}
