import type { Draft } from "./draft.ts";

type Texts = Readonly<Record<string, string>>;

/** A page, or a post whose texts were its document. */
interface EditedDocument {
  document: Record<string, unknown>;
  files: Record<string, File>;
  basedOn: string | null;
  base?: Record<string, unknown>;
}

/** A post; the oldest ones have no Hindi text. */
interface EditedPost {
  text: string;
  textHi?: string;
  before: string;
  beforeHi?: string;
}

/** A form; `rest` was the version of the announcement, or that of an entry and its files. */
interface FilledForm {
  texts: Texts;
  rest?: { base?: unknown; choices?: unknown } | null;
  isCancelled?: boolean;
}

/** Drafts of earlier versions of the panel, as they are stored now. Anything else was the typed values alone. */
export function readEarlier(kept: EditedDocument | FilledForm | object): Draft<unknown> {
  if ("document" in kept) return readDocument(kept);
  if (!("texts" in kept)) return { values: kept };
  const { texts: values, rest, isCancelled } = kept;
  const version = rest && "choices" in rest ? { base: rest.base, files: rest.choices } : { base: rest };
  return { values, ...version, ...(isCancelled && { isCancelled }) };
}

function readDocument({ document, files, basedOn: updatedAt, base }: EditedDocument): Draft<unknown> {
  if (!("before" in document)) {
    return { values: document, files, ...(base && { base: { document: base, updatedAt } }) };
  }
  const { text: content, textHi: contentHi, before, beforeHi } = document as object as EditedPost;
  return {
    values: { content, contentHi },
    base: { texts: { content: before, contentHi: beforeHi }, updatedAt },
  };
}
